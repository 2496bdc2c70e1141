import type { Order } from '../order/order.ts';
import { parcelsOf } from '../parcel/order-parcel.ts';
import { isFunctionWord } from '../search/search-words.ts';
import { numberWord, orderLookup } from './order-lookup.ts';
import { wordsOf } from './order-words.ts';

/** The most search tokens of an order. An order of two products has about 60. */
export const MAX_SEARCH_TOKENS = 300;

/** The beginnings of words: from this length on, and up to that one. */
const [SHORTEST, LONGEST] = [3, 20];

/** The least characters of a part of an order number or a phone number. */
const PART = 4;

/** The most words of a name, and of an email address before its `@`. */
const NAME_WORDS = 6;

/** The fields of an order in which staff search. */
export type SearchedOrder = Pick<Order, 'number' | 'email' | 'address' | 'shipment' | 'parcels'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'title'>[];
};

/**
 * The words by which staff find an order, at most `MAX_SEARCH_TOKENS`: a search asks for one of them as a whole
 * (`orderLookup`). Order number and phone: whole, beginnings and ends from 4 characters. PIN code, email address, tracking
 * number: whole. Name, and email before `@`: words and their beginnings from 3 letters. Titles: words, then as many of
 * their beginnings as fit.
 */
export function searchTokens(order: SearchedOrder): readonly string[] {
  const { number, email, address, shipment, lines } = order;
  const shipments = [shipment, ...parcelsOf(order).map((parcel) => parcel.shipment)];
  const phone = numberWord(address.phone) ?? '';
  const names = [...wordsOf(address.name).slice(0, NAME_WORDS), ...localWords(email)];
  const titles = lines
    .flatMap(({ title }) => wordsOf(title))
    .filter((word) => !isFunctionWord(word));
  const tokens = [
    ...partsOf(number.replace(/^FR-/u, '').toLowerCase()),
    ...wordsOf(address.pin),
    ...partsOf(phone),
    ...(email === '' ? [] : [email]),
    ...shipments.flatMap((one) => trackingWords(one?.tracking ?? '')),
    ...names.flatMap((word) => [word, ...beginningsOf(word)]),
    ...titles,
    ...titles.flatMap(beginningsOf),
  ];
  return [...new Set(tokens)].slice(0, MAX_SEARCH_TOKENS);
}

/**
 * `orders/{id}.searchTokens`: each word with the order's time (epoch milliseconds). Ordered by one of them, Firestore lists
 * the orders that have it, the newest first, from the index that it keeps of every field.
 */
export function storedTokens(
  order: SearchedOrder,
  createdAt: number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(searchTokens(order).map((token) => [token, createdAt]));
}

/** The tokens of a tracking number: a search for it reads it without the spaces of its groups. */
export function trackingWords(tracking: string): readonly string[] {
  return orderLookup(tracking.replace(/\s/gu, ''))?.words ?? [];
}

function localWords(email: string): readonly string[] {
  return wordsOf(email.split('@')[0] ?? '').slice(0, NAME_WORDS);
}

/** A code with its beginnings and its ends. */
function partsOf(code: string): readonly string[] {
  const parts = [code];
  for (let length = PART; length < code.length; length += 1)
    parts.push(code.slice(0, length), code.slice(-length));
  return parts.filter((part) => part.length >= PART);
}

function beginningsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  const longest = Math.min(letters.length - 1, LONGEST);
  return Array.from({ length: Math.max(longest - SHORTEST + 1, 0) }, (_, more) =>
    letters.slice(0, SHORTEST + more).join(''),
  );
}
