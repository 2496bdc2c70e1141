import { Link } from 'react-router-dom';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { indianDay } from '#domain/core/dates.ts';
import { formatMoney, rupeesFromPaise } from '#domain/money/money.ts';
import { missingFields } from '#domain/product/product-record.ts';
import type { Product } from '#domain/product/product.ts';
import { isLowStock, LOW_STOCK_AT } from '#domain/stock/low-stock.ts';
import { classNames, words } from '#text/admin/products.ts';
import { formatDay } from '#text/dates.ts';
import type { Column } from '../../list/DataTable.tsx';

const { column: own } = words;

type Sort = ProductView['sort'];
const sorts = (up: Sort, down: Sort) => ({ sorts: [up, down] as const });

/** The columns of the products. `query` is the address of the list, so that Back from a product returns to it. */
export function productColumns(query: URLSearchParams): Column<Product>[] {
  const linkTo = (slug: string): string => {
    const next = new URLSearchParams(query);
    next.set('open', slug);
    return `?${next.toString()}`;
  };
  return [
    {
      name: 'product',
      label: own.product,
      fixed: true,
      ...sorts('name', 'name-down'),
      cell: (product) => <Head product={product} to={linkTo(product.slug)} />,
      csv: {
        [own.product]: ({ title }) => title,
        [own.sku]: ({ sku }) => sku,
        [own.address]: ({ slug }) => slug,
      },
    },
    ...COLUMNS,
  ];
}

interface HeadProps {
  product: Product;
  to: string;
}

function Head({ product: { title, sku, slug, images, imageURL }, to }: HeadProps) {
  return (
    <Link
      to={to}
      className="flex min-h-8 min-w-40 flex-col justify-center underline-offset-4 hover:underline"
    >
      <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
      <span className="amount text-ink-soft [overflow-wrap:anywhere]">{sku || slug}</span>
      {images.length === 0 && imageURL === '' && (
        <span className="text-clay">{words.addPictures}</span>
      )}
    </Link>
  );
}

const statusOf = ({ active }: Product): string => (active ? words.active : words.archived);

const COLUMNS: readonly Column<Product>[] = [
  {
    name: 'category',
    label: own.category,
    wide: true,
    cell: ({ category }) => category,
    csv: { [own.category]: ({ category }) => category },
  },
  {
    name: 'price',
    label: own.price,
    numeric: true,
    ...sorts('price-low', 'price-high'),
    cell: ({ price }) => formatMoney(price),
    csv: { [own.priceRupees]: ({ price }) => rupeesFromPaise(price) },
  },
  {
    name: 'stock',
    label: own.stock,
    numeric: true,
    ...sorts('stock-low', 'stock-high'),
    cell: (product) => (
      <span className={isLowStock(product) ? 'font-semibold text-clay' : ''}>{product.stock}</span>
    ),
    csv: { [own.stock]: ({ stock }) => stock },
  },
  {
    name: 'status',
    label: own.status,
    cell: (product) => (
      <span className={product.active ? 'whitespace-nowrap' : 'text-ink-soft'}>
        {statusOf(product)}
      </span>
    ),
    csv: { [own.status]: statusOf },
  },
  {
    name: 'record',
    label: own.record,
    wide: true,
    cell(product) {
      const { length } = missingFields(product);
      return length === 0 ? (
        <span className="text-ink-soft">{words.complete}</span>
      ) : (
        <span className="text-clay">{words.missing(length)}</span>
      );
    },
    csv: { [own.missing]: (product) => missingFields(product).length },
  },
  {
    name: 'mrp',
    label: own.mrp,
    numeric: true,
    wide: true,
    extra: true,
    cell: ({ mrp }) => formatMoney(mrp),
    csv: { [own.mrpRupees]: ({ mrp }) => rupeesFromPaise(mrp) },
  },
  {
    name: 'low-stock-at',
    label: own.lowStockAt,
    numeric: true,
    wide: true,
    extra: true,
    cell: ({ lowStockAt = LOW_STOCK_AT }) => lowStockAt,
    csv: { [own.lowStockAt]: ({ lowStockAt = LOW_STOCK_AT }) => lowStockAt },
  },
  {
    name: 'class',
    label: own.class,
    wide: true,
    extra: true,
    cell: ({ productClass }) => classNames[productClass],
    csv: { [own.class]: ({ productClass }) => classNames[productClass] },
  },
  {
    name: 'hsn',
    label: own.hsn,
    wide: true,
    extra: true,
    cell: ({ hsn }) => <span className="amount">{hsn}</span>,
    csv: { [own.hsn]: ({ hsn = '' }) => hsn },
  },
  {
    name: 'created',
    label: own.created,
    wide: true,
    extra: true,
    ...sorts('oldest', 'newest'),
    cell: ({ createdAt }) => <span className="amount">{formatDay(createdAt)}</span>,
    csv: { [own.created]: ({ createdAt }) => indianDay(createdAt) },
  },
];
