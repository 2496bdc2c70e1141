import { useListAddress } from '../list/use-list-address.ts';
import { ProductListPage } from './list/ProductListPage.tsx';
import { GridPage } from './grid/GridPage.tsx';
import { ProductFilePage } from './file/ProductFilePage.tsx';
import { ProductLayout, NewProduct, ProductDetailPage } from './editor/ProductDetailPage.tsx';
import { COPY, FILE, GRID, NEW } from './open-param.ts';

/** The products: the list, or the product that the address opens. */
export default function ProductsPage() {
  const address = useListAddress();
  const open = address.get('open');
  const back = (): void => address.set({ open: '' });
  const openOther = (next: string): void => address.set({ open: next });
  const replaceOpen = (next: string): void => address.set({ open: next }, 'replace');
  if (open === '') return <ProductListPage address={address} />;
  if (open === FILE) {
    return (
      <ProductLayout onBack={back}>
        <ProductFilePage />
      </ProductLayout>
    );
  }
  if (open === GRID) {
    return (
      <ProductLayout onBack={back}>
        <GridPage address={address} />
      </ProductLayout>
    );
  }
  if (open === NEW || open.startsWith(COPY)) {
    const of = open.startsWith(COPY) ? open.slice(COPY.length) : '';
    return <NewProduct key={open} copyOf={of} onOpen={replaceOpen} onBack={back} />;
  }
  return <ProductDetailPage key={open} slug={open} onOpen={openOther} onBack={back} />;
}
