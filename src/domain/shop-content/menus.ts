import * as v from 'valibot';
import { areDistinct, fault, Rows, Words } from './content-text.ts';

/** The address of a page of this shop: a path, with query and fragment if any. Which pages exist: `shopAddressFaults`. */
export const ShopAddress = v.pipe(
  v.string(fault('required')),
  v.trim(),
  v.nonEmpty(fault('required')),
  v.maxLength(200, fault('too-long')),
  v.regex(/^\/(?![/\\])[^\s"'<>\\]*$/u, fault('address')),
);

const Links = v.pipe(
  Rows(v.strictObject({ name: Words(40), to: ShopAddress }), 12),
  v.check((links) => areDistinct(links.map(({ to }) => to)), fault('twice')),
);

/** The addresses of the policies, which the law wants on every page (E-Commerce Rules 2020, rule 5(3)). */
const POLICY_ADDRESSES = ['/privacy', '/terms', '/shipping'] as const;

/** The menus: the strip above the header, and the two lists of the footer. */
export const MenusSchema = v.strictObject({
  top: Links,
  footer: Links,
  policies: v.pipe(
    Links,
    v.check(
      (links) => POLICY_ADDRESSES.every((address) => links.some(({ to }) => to === address)),
      fault('law'),
    ),
  ),
});

/** The menus as the owner edits them. */
export type MenusContent = v.InferOutput<typeof MenusSchema>;
