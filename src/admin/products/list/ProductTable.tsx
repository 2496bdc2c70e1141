import { Link, useSearchParams } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { missingFields } from '#domain/product/product-record.ts';
import { LOW_STOCK } from '#domain/stock/stock.ts';
import type { Product } from '#domain/product/product.ts';
import { words } from '#text/admin/products.ts';
import { type Column, DataTable } from '../../list/DataTable.tsx';

interface ProductTableProps {
  rows: readonly Product[];
  chosen: ReadonlySet<string>;
  onChoose: (slugs: ReadonlySet<string>) => void;
  sort?: string;
  onSort?: (sort: string) => void;
}

/** The rows of products, to open or to select for bulk actions. */
export function ProductTable({ rows, chosen, onChoose, ...order }: ProductTableProps) {
  const [query] = useSearchParams();
  // Preserves the filters for the way back.
  const linkTo = (slug: string): string => {
    const next = new URLSearchParams(query);
    next.set('open', slug);
    return `?${next.toString()}`;
  };
  return (
    <DataTable
      caption={words.caption}
      columns={[selection(chosen, onChoose), productColumn(linkTo), ...COLUMNS]}
      rows={rows}
      keyOf={({ slug }) => slug}
      {...order}
    />
  );
}

function selection(
  chosen: ReadonlySet<string>,
  onChoose: (slugs: ReadonlySet<string>) => void,
): Column<Product> {
  return {
    name: 'select',
    label: words.column.select,
    cell: ({ slug, title }) => (
      <label className="flex size-8 items-center justify-center">
        <input
          type="checkbox"
          aria-label={words.select(title)}
          checked={chosen.has(slug)}
          onChange={({ target }) => {
            const next = new Set(chosen);
            if (target.checked) next.add(slug);
            else next.delete(slug);
            onChoose(next);
          }}
          className="size-5 accent-leaf"
        />
      </label>
    ),
  };
}

function productColumn(linkTo: (slug: string) => string): Column<Product> {
  return {
    name: 'product',
    label: words.column.product,
    sorts: ['name', 'name-down'],
    cell: ({ slug, title, sku, images, imageURL }) => (
      <Link
        to={linkTo(slug)}
        className="flex min-h-8 min-w-40 flex-col justify-center underline-offset-4 hover:underline"
      >
        <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="amount text-ink-soft [overflow-wrap:anywhere]">{sku || slug}</span>
        {images.length === 0 && imageURL === '' && (
          <span className="text-clay">{words.addPictures}</span>
        )}
      </Link>
    ),
  };
}

const COLUMNS: readonly Column<Product>[] = [
  { name: 'category', label: words.column.category, wide: true, cell: ({ category }) => category },
  {
    name: 'price',
    label: words.column.price,
    numeric: true,
    sorts: ['price-low', 'price-high'],
    cell: ({ price }) => formatMoney(price),
  },
  {
    name: 'stock',
    label: words.column.stock,
    numeric: true,
    sorts: ['stock-low', 'stock-high'],
    cell: ({ stock }) => (
      <span className={stock <= LOW_STOCK ? 'font-semibold text-clay' : ''}>{stock}</span>
    ),
  },
  {
    name: 'status',
    label: words.column.status,
    cell: ({ active }) =>
      active ? (
        <span className="whitespace-nowrap">{words.active}</span>
      ) : (
        <span className="text-ink-soft">{words.archived}</span>
      ),
  },
  {
    name: 'record',
    label: words.column.record,
    wide: true,
    cell(product) {
      const { length } = missingFields(product);
      return length === 0 ? (
        <span className="text-ink-soft">{words.complete}</span>
      ) : (
        <span className="text-clay">{words.missing(length)}</span>
      );
    },
  },
];
