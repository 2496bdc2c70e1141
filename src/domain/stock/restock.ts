import * as v from 'valibot';
import { Email, RequiredLine } from '../shared/form.ts';
import type { MessageDraft } from '../content/message.ts';
import type { Product } from '../product/product.ts';

/** Somebody who wants to hear of a product that is sold out. The messages are `FieldFault` codes. */
export const RestockWishSchema = v.object({ name: RequiredLine(80), email: Email });

/** Who waits, and where the news goes. */
export type RestockRequest = v.InferOutput<typeof RestockWishSchema>;

/** The wish as a message to the shop about a product, in the words that are handed in. */
export function restockMessage(
  wish: RestockRequest,
  product: Pick<Product, 'slug' | 'title'>,
  words: { readonly subject: string; readonly message: (title: string, slug: string) => string },
): MessageDraft {
  return {
    topic: 'product',
    ...wish,
    phone: '',
    orderNumber: '',
    subject: words.subject,
    text: words.message(product.title, product.slug),
  };
}
