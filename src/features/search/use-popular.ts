import { useMemo } from 'react';
import { popularSearches } from '#domain/search/popular-searches.ts';
import { paths } from '#domain/site/paths.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { Suggestions } from './use-suggestions.ts';

/** The popular searches as suggestions for an empty field. From the settings, which every page reads anyway. */
export function usePopular(): Suggestions {
  const settings = useQuery(storeSettings);
  const own = 'data' in settings ? settings.data?.popularSearches : undefined;
  return useMemo(
    () => ({
      state: 'ready',
      found: null,
      rows: popularSearches(own).map((search) => ({
        kind: 'popular',
        search,
        to: paths.catalog({ search }),
      })),
    }),
    [own],
  );
}
