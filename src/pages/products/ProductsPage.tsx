import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogView, MAX_SEARCH_LENGTH } from '#domain/catalog/catalog.ts';
import { ProductList } from './ProductList.tsx';

/** `/products`: products by category, search and filters, all held in the URL. */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const view = useMemo(() => catalogView(query), [query]);
  const cut = (query.get('search') ?? '').trim().length > MAX_SEARCH_LENGTH;
  return <ProductList view={view} cut={cut} />;
}
