import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { SHOP_NAME } from '#domain/site/shop-name.ts';
import { words } from '#text/en/site/shop.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

const Popular = lazyOnIdle(async () => (await import('./Popular.tsx')).Popular);

/** Shown for an unknown URL, with popular products. */
export default function NotFoundPage() {
  return (
    <>
      <Head title={`${words.notFound.title} · ${SHOP_NAME}`} hidden />
      <Notice title={words.notFound.title} text={words.notFound.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {words.home.action}
        </Link>
        <Link to={paths.home} className={buttonLook('quiet')}>
          {words.failure.home}
        </Link>
      </Notice>
      <Popular />
    </>
  );
}
