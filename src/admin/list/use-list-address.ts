import { useSearchParams } from 'react-router-dom';

/** The list's state in its address: reload, Back and a shared link show the same. */
export interface ListAddress {
  /**
   * The value of a filter, of the search (`q`), of the order (`sort`) or of what is open (`open`); empty when unset.
   */
  readonly get: (name: string) => string;
  /** Number of loaded pages, from 1. */
  readonly pages: number;
  /** Changes some parameters; an empty value removes one. Anything but `pages` and `open` resets to the first page. */
  readonly set: (
    changes: Readonly<Record<string, string | number>>,
    how?: 'push' | 'replace',
  ) => void;
}

/** Parameters that open another view, which starts scrolled to the top. */
const OPENS = ['open', 'contact', 'view', 'new'];

/** The address of a list of the staff area. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const pages = Number(query.get('pages') ?? 1);
  return {
    get: (name) => query.get(name)?.slice(0, 200) ?? '',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), 100) : 1,
    set(changes, how = 'push') {
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
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
