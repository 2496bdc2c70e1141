import { Link } from 'react-router-dom';
import type { Bundle } from '#domain/bundle/bundle.ts';
import { type BundledProduct, bundleOffer } from '#domain/bundle/bundle-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { bundleList } from '#data/admin/bundles.ts';
import { bundleWords } from '#text/shop/bundles.ts';
import { words } from '#text/admin/bundles.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';
import { stateOf, titlesOf } from './bundle-state.ts';
import { useBundledProducts } from './use-bundled-products.ts';

interface BundleListProps {
  address: ListAddress;
  onNew: () => void;
}

const A_MINUTE = 60_000;

type Products = ReadonlyMap<string, BundledProduct>;

/** All bundles, the newest first, each with whether shoppers are offered it now. */
export function BundleList({ address, onNew }: BundleListProps) {
  const now = useNow(A_MINUTE);
  const { rows, error, pager } = useListPage(address, bundleList);
  const products = useBundledProducts(
    (rows ?? []).flatMap(({ parts }) => parts.map(({ slug }) => slug)),
  );
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <div className="my-4 flex justify-end">
        <EditorsOnly>
          <Button onClick={onNew}>{words.create}</Button>
        </EditorsOnly>
      </div>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        pager={pager}
        empty={
          <>
            <p className="font-semibold">{words.empty}</p>
            <p className="text-ink-soft">{words.emptyHint}</p>
          </>
        }
      >
        <DataTable
          caption={words.caption}
          columns={columns(products, now)}
          rows={rows ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </>
  );
}

function columns(products: Products, now: number): readonly Column<Bundle>[] {
  return [
    {
      name: 'title',
      label: words.columns.title,
      cell: ({ id, title }) => (
        <Link
          to={adminPaths.open('bundles', id)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      name: 'parts',
      label: words.columns.parts,
      wide: true,
      cell: ({ parts }) =>
        parts
          .map(({ slug, quantity }) => bundleWords.pieces(quantity, titlesOf([slug], products)))
          .join(' + '),
    },
    {
      name: 'saving',
      label: words.columns.saving,
      numeric: true,
      cell: ({ savingPaise }) => formatMoney(savingPaise),
    },
    {
      name: 'state',
      label: words.columns.state,
      cell: (bundle) => stateOf(bundleOffer(bundle, products, now), products),
    },
  ];
}
