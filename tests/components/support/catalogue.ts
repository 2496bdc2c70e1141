import { popularityOf } from '#domain/catalog/popularity.ts';
import type { Blog } from '#domain/content/blog.ts';
import { isLowStock } from '#domain/stock/low-stock.ts';
import { productDocument, type Product } from '#domain/product/product.ts';
import { seedBlogs } from '../../../dev/seed/blogs/index.ts';
import { seedProducts } from '../../../dev/seed/products/index.ts';
import { STORE } from '../../../dev/seed/store.ts';
import type { Documents } from './memory-backend.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a product as Firestore stores them. */
function productFields(product: Product): Fields {
  const { createdAt, updatedAt, ...rest } = productDocument(product);
  const changedAt = new Date(updatedAt ?? createdAt);
  const dates = { createdAt: new Date(createdAt), updatedAt: changedAt, changedAt };
  const rating = RATINGS[product.slug];
  const popularity = popularityOf({ ...product, ...rating });
  return { ...rest, ...dates, ...rating, popularity, lowStock: isLowStock(product) };
}

function blogFields(blog: Blog): Fields {
  const { slug: _, auditId: __, publishedAt, updatedAt, ...rest } = blog;
  const dates = {
    publishedAt: new Date(publishedAt),
    updatedAt: new Date(updatedAt ?? publishedAt),
  };
  return { ...rest, ...dates };
}

/** The ratings of the products with sample reviews. */
const RATINGS: Readonly<Record<string, Pick<Product, 'rating'>>> = {
  'franch-ayurveda-skin-soap': { rating: { sum: 11, count: 3 } },
  'franch-oil-nh-plus': { rating: { sum: 4, count: 1 } },
};

/** The documents of the seeded shop that every visitor may read: settings, products and articles, a draft included. */
export function seededDocuments(): Documents {
  const products = seedProducts().map((one) => [`products/${one.slug}`, productFields(one)]);
  const blogs = seedBlogs().map((one) => [`blogs/${one.slug}`, blogFields(one)]);
  return Object.fromEntries([['settings/store', STORE], ...products, ...blogs]) as Documents;
}

/** The stored fields of a seeded product with some of them changed, to write with `backend.change`. */
export function seededProduct(slug: string, changes: Fields = {}): Fields {
  const product = seedProducts().find((one) => one.slug === slug);
  if (!product) throw new Error(`The seed has no product ${slug}.`);
  return { ...productFields(product), ...changes };
}

/** The stored fields of a published article. */
export function articleFields(changes: Fields = {}): Fields {
  return {
    title: 'An article of a test',
    excerpt: 'Written for a test.',
    body: 'One paragraph.',
    author: 'Test',
    tags: [],
    status: 'published',
    publishedAt: new Date(Date.UTC(2020, 0, 1)),
    relatedProducts: [],
    ...changes,
  };
}
