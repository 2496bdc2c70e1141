import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogView, MAX_SEARCH_LENGTH } from '#domain/catalog/catalog.ts';
import { ProductList } from './ProductList.tsx';

/** `/products`: a list of the shop by category, search and filters, which are all in the address. */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const view = useMemo(() => catalogView(query), [query]);
  const cut = (query.get('search') ?? '').trim().length > MAX_SEARCH_LENGTH;
  return <ProductList view={view} cut={cut} />;
}
