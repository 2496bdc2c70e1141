import { useMemo } from 'react';
import { paths } from '#domain/site/paths.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { popularSearches } from '#text/shop/popular-searches.ts';
import type { Suggestions } from './use-suggestions.ts';

/** The popular searches as suggestions for an empty field: the owner's from the settings, which every page reads anyway, or the
 * defaults while there are none. */
export function usePopular(): Suggestions {
  const settings = useQuery(storeSettings);
  const own = 'data' in settings ? settings.data?.popularSearches : undefined;
  return useMemo(
    () => ({
      state: 'ready',
      found: null,
      rows: (own?.length ? own : popularSearches).map((search) => ({
        kind: 'popular',
        search,
        to: paths.catalog({ search }),
      })),
    }),
    [own],
  );
}
