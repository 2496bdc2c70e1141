import * as v from 'valibot';
import { firstName } from '../../../src/domain/customer/first-name.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  type LetterWords,
  LetterWordsSchema,
  type PlaceholderValues,
} from '../../../src/domain/shop-content/letter-words.ts';
import { SHOP_PLACEHOLDER } from '../../../src/domain/site/shop-name.ts';
import { refs, store } from '../platform/store.ts';

/**
 * The owner's words of a letter about an order; undefined where the built-in ones apply. Read outside the transaction, as
 * `arrivalOf`: no order waits for this document. A malformed one never keeps a letter back.
 */
export async function ownLetterWords(
  mail: string,
): Promise<LetterWords['letters'][number] | undefined> {
  const [record] = await store().getAll(refs.content('letters'), { fieldMask: ['value'] });
  const words = v.safeParse(LetterWordsSchema, record?.get('value'));
  return words.success ? words.output.letters.find(({ id }) => id === mail) : undefined;
}

/** The values of the placeholders in a letter about an order; the shop's name is filled in when it is sent. */
export function placeholderValues({ number, address, totals }: Order): PlaceholderValues {
  return {
    number,
    name: firstName(address.name),
    total: formatMoney(totals.totalPaise),
    shop: SHOP_PLACEHOLDER,
  };
}
