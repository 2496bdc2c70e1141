import { useSearchParams } from 'react-router-dom';

/** What a list shows, as its address says it: reload, Back and a link to a colleague show the same. */
export interface ListAddress {
  /** The value of a filter, of the search (`q`), of the order (`sort`) or of what is open (`open`); empty when unset. */
  readonly get: (name: string) => string;
  /** How many pages are unrolled, from 1. */
  readonly pages: number;
  /** Changes some of it; an empty value takes it away. Anything but `pages` and `open` begins at the first page again. */
  readonly set: (
    changes: Readonly<Record<string, string | number>>,
    how?: 'push' | 'replace',
  ) => void;
}

/** Parameters that open another view, which begins at its top. */
const OPENS = ['open', 'view', 'new'];

/** The address of a list of the staff area. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const pages = Number(query.get('pages') ?? 1);
  return {
    get: (name) => query.get(name)?.slice(0, 200) ?? '',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), 100) : 1,
    set(changes, how = 'push') {
      setQuery(
        (known) => {
          const next = new URLSearchParams(known);
          const stays = Object.keys(changes).every((name) => name === 'pages' || name === 'open');
          if (!stays) next.delete('pages');
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
