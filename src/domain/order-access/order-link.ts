import * as v from 'valibot';
import { OrderSearchSchema } from './order-search.ts';
import { OrderId } from '../order/order.ts';

/** The secret of a link: 32 random bytes as base64url. */
const LinkToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/u));

/** The name of the secret in the fragment of a link, which browsers send to no server and name in no referrer. */
const FRAGMENT = '#link=';

/** The address of an order's page with the secret that opens it. `url` is the page's own address. */
export function withLinkToken(url: string, token: string): string {
  return `${url}${FRAGMENT}${token}`;
}

/**
 * The same content with the secret in every address of an order's page, with whatever that asks of the page; `url` is the
 * page's own address.
 */
export function withLinkTokens<T>(content: T, url: string, token: string): T {
  const signed = (value: unknown): unknown =>
    value === url || (typeof value === 'string' && value.startsWith(`${url}&`))
      ? withLinkToken(value, token)
      : value;
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => signed(value)) as T;
}

/** The secret in the fragment of an address (`location.hash`); null if it carries none. */
export function linkTokenIn(fragment: string): string | null {
  const token = fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : '';
  return v.is(LinkToken, token) ? token : null;
}

/** A request to open an order by a link. */
export const OpenOrderSchema = v.strictObject({ orderId: OrderId, token: LinkToken });

/**
 * The result of opening: the caller may read the order from now on; or the link is unknown, revoked or expired, or is
 * another order's, which all look the same.
 */
export type OpenOrderAnswer =
  | { readonly outcome: 'opened' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'too-many' };

/** A guest's request for a letter with a link to an order. */
export const SendLinkSchema = OrderSearchSchema;

/** The result of asking for a link. An unknown number and a wrong address give the same result. */
export type SendLinkAnswer =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };

/** A request to revoke all links of an order. */
export const RevokeLinksSchema = v.strictObject({ orderId: OrderId });

/** The result of revoking: how many links no longer open the order. */
export type RevokeLinksAnswer =
  | { readonly outcome: 'revoked'; readonly links: number }
  | { readonly outcome: 'refused'; readonly refusal: 'not-found' };
