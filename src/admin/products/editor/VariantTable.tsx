import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { formatNumber } from '#domain/money/number.ts';
import type { Product } from '#domain/product/product.ts';
import { amountOf } from '#domain/product/size-choice.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { familyProducts } from '#data/admin/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/catalogue/editor.ts';
import { words as listWords } from '#text/admin/products.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { Button } from '#ui/form/Button.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { type Column, DataTable } from '../../list/DataTable.tsx';
import { COPY } from '../open-param.ts';

interface VariantTableProps {
  product: Product;
  onOpen: (open: string) => void;
}

/** The sizes of a variant group side by side, archived ones too. */
export function VariantTable({ product, onOpen }: VariantTableProps) {
  const { slug, family } = product;
  const state = useQuery(familyProducts(family));
  const rows = 'data' in state ? (state.data?.rows ?? []) : [];
  const sizes = [...rows].sort((a, b) => amountOf(a) - amountOf(b) || a.price - b.price);
  return (
    <section
      aria-labelledby="variants"
      className="mt-4 space-y-3 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="variants" className="text-xl">
            {words.variants}
          </h2>
          <p className="text-sm text-ink-soft">{words.variantsLead}</p>
        </div>
        <EditorsOnly>
          <Button look="quiet" onClick={() => onOpen(COPY + slug)}>
            {words.addVariant}
          </Button>
        </EditorsOnly>
      </div>
      <DataTable
        caption={words.variantsCaption}
        columns={[productColumn(slug), ...COLUMNS]}
        rows={sizes}
        keyOf={(size) => size.slug}
      />
    </section>
  );
}

function productColumn(current: string): Column<Product> {
  return {
    name: 'product',
    label: words.column.product,
    cell: ({ slug, title }) =>
      slug === current ? (
        <span className="font-semibold">{title}</span>
      ) : (
        <Link
          to={adminPaths.open('products', slug)}
          className="inline-flex min-h-8 items-center text-leaf underline underline-offset-4"
        >
          {title}
        </Link>
      ),
  };
}

function sizeText({ netQuantity }: Product): string {
  if (!netQuantity) return '';
  const { value, unit } = netQuantity;
  return `${formatNumber(value)} ${cardWords.unit(unit, value)}`;
}

const COLUMNS: readonly Column<Product>[] = [
  { name: 'size', label: words.column.size, numeric: true, cell: sizeText },
  {
    name: 'price',
    label: words.column.price,
    numeric: true,
    cell: ({ price }) => formatMoney(price),
  },
  { name: 'mrp', label: words.column.mrp, numeric: true, cell: ({ mrp }) => formatMoney(mrp) },
  { name: 'stock', label: words.column.stock, numeric: true, cell: ({ stock }) => stock },
  {
    name: 'status',
    label: words.column.status,
    cell: ({ active }) => (active ? listWords.active : listWords.archived),
  },
];
