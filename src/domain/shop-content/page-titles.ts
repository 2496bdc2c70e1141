import * as v from 'valibot';
import { areDistinct, fault, LawfulWords, Rows } from './content-text.ts';
import { ShopAddress } from './menus.ts';

/** The line below the shop's name, and what search engines show of its pages. */
export const PageTitlesSchema = v.strictObject({
  tagline: LawfulWords(100),
  pages: v.pipe(
    Rows(
      v.strictObject({ path: ShopAddress, title: LawfulWords(70), description: LawfulWords(200) }),
      20,
    ),
    v.check((rows) => areDistinct(rows.map(({ path }) => path)), fault('twice')),
  ),
});
