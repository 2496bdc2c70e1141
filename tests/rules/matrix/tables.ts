import { articles } from './tables/articles.ts';
import { bundles } from './tables/bundles.ts';
import { contents } from './tables/contents.ts';
import { customers } from './tables/customers.ts';
import { figures } from './tables/figures.ts';
import { messages } from './tables/messages.ts';
import { orders } from './tables/orders.ts';
import { prices } from './tables/prices.ts';
import { productChanges } from './tables/product-changes.ts';
import { products } from './tables/products.ts';
import { reviews } from './tables/reviews.ts';
import { searches } from './tables/searches.ts';
import { settings } from './tables/settings.ts';
import { work } from './tables/work.ts';
import type { Place } from './place.ts';

/** Every place of the store by subject, and places that no rule covers. */
export const TABLES: Readonly<Record<string, readonly Place[]>> = {
  products,
  productChanges,
  prices,
  bundles,
  reviews,
  articles,
  searches,
  settings,
  contents,
  messages,
  orders,
  work,
  customers,
  figures,
};
