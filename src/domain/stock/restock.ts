import * as v from 'valibot';
import { Email, RequiredLine } from '../core/form.ts';
import type { MessageDraft } from '../content/message.ts';
import type { Product } from '../product/product.ts';

/** A request for a back-in-stock notification. The messages are `FieldFault` codes. */
export const RestockWishSchema = v.object({ name: RequiredLine(80), email: Email });

/** The requester, and the recipient address. */
export type RestockRequest = v.InferOutput<typeof RestockWishSchema>;

/** The request as a message to the shop about a product, from the given text. */
export function restockMessage(
  request: RestockRequest,
  product: Pick<Product, 'slug' | 'title'>,
  words: { readonly subject: string; readonly message: (title: string, slug: string) => string },
): MessageDraft {
  return {
    topic: 'product',
    ...request,
    phone: '',
    orderNumber: '',
    subject: words.subject,
    text: words.message(product.title, product.slug),
  };
}
