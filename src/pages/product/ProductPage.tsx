import { Link, useParams } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { SHOP_NAME } from '#domain/seo.ts';
import { productBySlug } from '#data/products.ts';
import { useLive, useOffline } from '#data/use-live.ts';
import { FailureNotice } from '#features/catalog/FailureNotice.tsx';
import { ProductDetails } from '#features/catalog/ProductDetails.tsx';
import { ProductHead } from '#features/catalog/ProductHead.tsx';
import { ProductSkeleton } from '#features/catalog/ProductSkeleton.tsx';
import { words } from '#text/en/shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Head } from '#ui/Head.tsx';
import { Notice } from '#ui/Notice.tsx';

/** `/product/{slug}`: one product, kept up to date while it is open. */
export default function ProductPage() {
  const { slug = '' } = useParams();
  const product = useLive(productBySlug(slug));
  const offline = useOffline();

  if (product.state === 'loading') {
    return (
      <ProductSkeleton
        text={offline ? words.offline.text : words.loading.product}
        visible={offline}
      />
    );
  }
  // An inactive product is denied to visitors: to them it is as gone as one that never was.
  const gone = product.state === 'failed' ? product.error.code === 'denied' : product.data === null;
  if (gone) return <GoneNotice />;
  return (
    <>
      {product.state === 'failed' && (
        <div className="shell">
          <FailureNotice failure={product.error} />
        </div>
      )}
      {product.data && (
        <>
          <ProductHead product={product.data} />
          <ProductDetails key={slug} product={product.data} />
        </>
      )}
    </>
  );
}

function GoneNotice() {
  return (
    <>
      <Head title={`${words.product.gone.title} · ${SHOP_NAME}`} hidden />
      <Notice title={words.product.gone.title} text={words.product.gone.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {words.home.action}
        </Link>
      </Notice>
    </>
  );
}
