import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import type { ReviewSummary } from '#domain/review/review.ts';
import { productSeo } from '#domain/site/seo.ts';
import { breadcrumbData, jsonLd, plainPrice, productData } from '#domain/site/structured-data.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { seoEntry } from '#text/site/seo.ts';
import { words as shellWords } from '#text/site/shell.ts';
import { Head } from '#ui/head/Head.tsx';
import { useSaleStart } from './use-sale-start.ts';

export interface ProductHeadProps {
  product: Product;
  /** The review summary, once known. */
  rating: ReviewSummary | null;
}

/** Head tags of a product for search engines and link previews. */
export function ProductHead({ product, rating }: ProductHeadProps) {
  const { slug, title, category, price, imageURL } = product;
  const isSold = useSaleStart(product) === null;
  const stock = isSold ? product.stock : 0;
  const origin = siteOrigin();
  const { name: shop } = useBrand();
  const crumbs = [
    { name: shellWords.nav.home, path: paths.home },
    { name: category, path: paths.catalog({ category }) },
    { name: title, path: paths.product(slug) },
  ];
  return (
    <Head
      {...(!seoEntry(paths.product(slug)) && productSeo(product))}
      type="product"
      {...(imageURL && { image: imageURL, imageAlt: title })}
      properties={{
        'product:price:amount': plainPrice(price),
        'product:price:currency': 'INR',
        'product:availability': stock > 0 ? 'in stock' : 'out of stock',
      }}
      data={[
        jsonLd(productData({ ...product, stock }, { origin, shop }, rating)),
        jsonLd(breadcrumbData(crumbs, origin)),
      ]}
    />
  );
}
