import { useSearchParams } from 'react-router-dom';
import type { Cursor } from '#data/query/read.ts';
import { cursorFromText } from './page-cursor.ts';

/** The list's state in its address: reload, Back and a shared link show the same. */
export interface ListAddress {
  /**
   * The value of a filter, of the search (`q`), of the order (`sort`) or of what is open (`open`); empty when unset.
   */
  readonly get: (name: string) => string;
  /** Number of loaded pages of a list that shows them below each other, from 1. */
  readonly pages: number;
  /** Number of the page of a list that shows one at a time, from 1, and the row that it begins after. */
  readonly page: number;
  readonly after: Cursor | undefined;
  /**
   * Changes some parameters; an empty value removes one. Anything but page, columns and what is open resets to the first
   * page.
   */
  readonly set: (
    changes: Readonly<Record<string, string | number>>,
    how?: 'push' | 'replace',
  ) => void;
}

/** Parameters that open another view, which starts scrolled to the top. */
const OPENS = ['open', 'contact', 'view', 'new', 'after'];
/** Parameters of the page, which other changes reset, and those that leave it as it is. */
const PAGE = ['pages', 'page', 'after'];
const KEEPS_PAGE = [...PAGE, 'open', 'contact', 'cols'];

/** Parameters that are no part of what a list shows: the page, and what is open. */
export const PASSING = [...PAGE, 'open', 'contact', 'view', 'new'];

/** The address of a list of the staff area. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const after = cursorFromText(query.get('after') ?? '');
  return {
    get: (name) => query.get(name)?.slice(0, 200) ?? '',
    pages: countIn(query.get('pages'), 100),
    page: after ? countIn(query.get('page'), 100_000) : 1,
    after,
    set(changes, how = 'push') {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          const stays = Object.keys(changes).every((name) => KEEPS_PAGE.includes(name));
          if (!stays) for (const name of PAGE) next.delete(name);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        {
          replace: how === 'replace',
          preventScrollReset: !OPENS.some((name) => name in changes),
          // Controls show the address: they must not lag behind the press.
          flushSync: true,
        },
      );
    },
  };
}

function countIn(text: string | null, most: number): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), most) : 1;
}
