import * as v from 'valibot';
import { AddressSchema } from '#domain/customer/address.ts';
import { BundleSchema } from '#domain/bundle/bundle.ts';
import { BlogSchema, RedirectSchema } from '#domain/content/blog.ts';
import { CartLineSchema } from '#domain/cart/cart-line.ts';
import { ConsentSchema } from '#domain/customer/consent.ts';
import { FavoriteSchema } from '#domain/cart/favorite.ts';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { AlertSchema } from '#domain/order/order-alert.ts';
import { OrderEventSchema } from '#domain/order/order-event.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { ProductSchema } from '#domain/product/product.ts';
import { ProfileSchema } from '#domain/customer/profile.ts';
import { HighlightsSchema } from '#domain/review/best-reviews.ts';
import { QuestionSchema, ReviewSchema } from '#domain/review/review.ts';
import { ContentRecordSchema } from '#domain/shop-content/content-record.ts';
import { StoreSettingsSchema } from '#domain/site/store-settings.ts';
import { TransactionSchema } from '#domain/payment/transaction.ts';

/** Schema of a collection's documents. */
export type DocumentSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/** Validates a stored document (id and plain fields) and returns the domain object or the issues. */
export type Parse<T> = (
  id: string,
  fields: Readonly<Record<string, unknown>>,
) =>
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly string[] };

/** Creates a parser. `idField` is the property that receives the document's id before validation. */
export function parserOf<S extends DocumentSchema>(
  schema: S,
  idField: string,
): Parse<v.InferOutput<S>> {
  return (id, fields) => {
    const parsed = v.safeParse(schema, { ...fields, [idField]: id });
    return parsed.success
      ? { ok: true, value: parsed.output }
      : { ok: false, issues: parsed.issues.map(describeIssue) };
  };
}

/** Describes an issue without the value, which may be personal data. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return [`${v.getDotPath(issue) ?? ''}: ${issue.type}`, issue.expected].filter(Boolean).join(' ');
}

/** Parsers of the shop's documents. Loaded with the adapter on the first read: prerendered pages do not need them. */
export const documents = {
  address: parserOf(AddressSchema, 'id'),
  alert: parserOf(AlertSchema, 'id'),
  blog: parserOf(BlogSchema, 'slug'),
  bundle: parserOf(BundleSchema, 'id'),
  cartLine: parserOf(CartLineSchema, 'slug'),
  content: parserOf(ContentRecordSchema, 'id'),
  consent: parserOf(ConsentSchema, 'id'),
  favorite: parserOf(FavoriteSchema, 'id'),
  highlights: parserOf(HighlightsSchema, 'id'),
  invoice: parserOf(v.object({ ...InvoiceSchema.entries, id: v.string() }), 'id'),
  order: parserOf(OrderSchema, 'id'),
  orderEvent: parserOf(OrderEventSchema, 'id'),
  product: parserOf(ProductSchema, 'slug'),
  profile: parserOf(ProfileSchema, 'uid'),
  question: parserOf(QuestionSchema, 'id'),
  redirect: parserOf(RedirectSchema, 'slug'),
  review: parserOf(ReviewSchema, 'uid'),
  settings: parserOf(StoreSettingsSchema, 'id'),
  transaction: parserOf(TransactionSchema, 'tid'),
};
