import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { listWords } from '#text/shop/list.ts';
import { errorWords } from '#text/site/errors.ts';
import { notFoundWords } from '#text/site/not-found.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

const Popular = lazyOnIdle(async () => (await import('./Popular.tsx')).Popular);

/** Shown for an unknown URL, with popular products. */
export default function NotFoundPage() {
  return (
    <>
      <Head title={notFoundWords.title} hidden />
      <Notice title={notFoundWords.title} text={notFoundWords.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {listWords.shopAll}
        </Link>
        <Link to={paths.home} className={buttonLook('quiet')}>
          {errorWords.home}
        </Link>
      </Notice>
      {/* Keeps the footer out of view, so that late products move nothing. */}
      <div className="min-h-dvh">
        <Popular />
      </div>
    </>
  );
}
