import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { ProductDetails } from '#features/catalog/product/ProductDetails.tsx';
import { ProductSkeleton } from '#features/catalog/product/ProductSkeleton.tsx';
import { HeartButton } from '#features/favorites/HeartButton.tsx';
import { productWords } from '#text/shop/product.ts';
import { connectionWords } from '#text/site/connection.ts';
import { loadingWords } from '#text/site/loading.ts';
import {
  AddToCart,
  BackInStock,
  BundleOffers,
  FailureNotice,
  InStockNow,
  DeliveryPart,
  ProductEnd,
  ProductNotFound,
  SellerPart,
} from './parts.ts';
import { useProduct } from './use-product.ts';

/** `/product/{slug}`: a product, live. `/product/{sku}` redirects to it. */
export default function ProductPage() {
  const { slug = '' } = useParams();
  const product = useProduct(slug);
  const offline = useOffline();
  const buyButton = useRef<HTMLDivElement>(null);

  if (product.state === 'loading') {
    return (
      <ProductSkeleton
        text={offline ? connectionWords.text : loadingWords.product}
        visible={offline}
      />
    );
  }
  if (product.state === 'ready' && product.data === null) return <ProductNotFound />;
  if (product.data && product.data.slug !== slug) {
    return <Navigate to={paths.product(product.data.slug)} replace />;
  }
  return (
    <>
      {product.state === 'failed' && (
        <div className="shell">
          {!product.data && <h1 className="sr-only">{productWords.about}</h1>}
          <FailureNotice failure={product.error} />
        </div>
      )}
      {product.data && (
        <ProductDetails
          key={slug}
          product={product.data}
          mark={<HeartButton product={product.data} />}
          actions={
            <div ref={buyButton}>
              <AddToCart product={product.data} />
            </div>
          }
          delivery={<DeliveryPart product={product.data} />}
          waiting={<BackInStock product={product.data} />}
          alternatives={<InStockNow product={product.data} />}
          bundles={<BundleOffers slug={slug} />}
          seller={<SellerPart />}
          more={<ProductEnd product={product.data} buyButton={buyButton} />}
        />
      )}
    </>
  );
}
