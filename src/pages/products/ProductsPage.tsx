import { useMemo } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { catalogView, MAX_SEARCH_LENGTH } from '#domain/catalog.ts';
import { ProductList } from './ProductList.tsx';

/** `/products`: a list of the shop, by shelf, by search and by filters. Its address says all of it. */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const kind = useNavigationType();
  const view = useMemo(() => catalogView(query), [query]);
  const entry = useMemo(() => ({ key, kind }), [key, kind]);
  const cut = (query.get('search') ?? '').trim().length > MAX_SEARCH_LENGTH;
  return <ProductList view={view} cut={cut} entry={entry} />;
}
