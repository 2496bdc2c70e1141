import { CALLERS, NO_CALLER, STAFF } from '../callers.ts';
import { forbiddenWrites, getRow, listRows, type Place } from '../place.ts';
import type { Fields } from '../requests.ts';

const VERSION: Fields = { version: 1, value: null, at: new Date(1) };
const AUTHOR: Fields = { version: 1, by: 'owner', email: 'owner@franch.test' };
const stored = (path: string) => ({ [path]: VERSION });

/** A part that shoppers' pages read, a policy, and one for staff alone. */
const [PAGE, POLICY, LETTERS] = ['content/faq', 'content/terms', 'content/letters'];
const version = (part: string): string => `${part}/versions/000001`;

export const contents: readonly Place[] = [
  {
    rule: 'content/{part}',
    name: 'the words of a page',
    there: { ...stored(PAGE), ...stored(POLICY), ...stored(LETTERS) },
    asks: [
      getRow('of a page', PAGE, CALLERS),
      getRow('of a policy', POLICY, CALLERS),
      getRow('of letters', LETTERS, STAFF),
      getRow('of the home page, which the settings carry', 'content/home', STAFF, {
        'content/home': VERSION,
      }),
      getRow('of the name and logo', 'content/brand', STAFF, { 'content/brand': VERSION }),
      ...listRows('content', NO_CALLER, 10),
      ...forbiddenWrites(PAGE, VERSION),
      ...forbiddenWrites('content/brand', VERSION),
    ],
    flaws: [],
  },
  {
    rule: 'content/{part}/versions/{version}',
    name: 'a version of the words of a page',
    there: { ...stored(version(PAGE)), ...stored(version(POLICY)) },
    asks: [
      getRow('of a page', version(PAGE), STAFF),
      getRow('of a policy', version(POLICY), CALLERS),
      ...listRows(`${PAGE}/versions`, STAFF, 1000),
      ...forbiddenWrites(version(PAGE), VERSION),
    ],
    flaws: [],
  },
  {
    rule: 'content/{part}/authors/{version}',
    name: 'who wrote a version of the words of a page',
    there: { [`${POLICY}/authors/000001`]: AUTHOR },
    asks: [
      getRow('of a policy', `${POLICY}/authors/000001`, NO_CALLER),
      ...listRows(`${POLICY}/authors`, STAFF, 1000),
      ...forbiddenWrites(`${POLICY}/authors/000001`, AUTHOR),
    ],
    flaws: [],
  },
];
