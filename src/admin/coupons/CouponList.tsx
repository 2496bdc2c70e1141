import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import type { Coupon } from '#domain/checkout/coupon.ts';
import { couponState } from '#domain/checkout/coupon-form.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { couponList } from '#data/admin/coupons.ts';
import { words } from '#text/admin/coupons.ts';
import { Button } from '#ui/form/Button.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';
import { validityOf } from './validity.ts';

interface CouponListProps {
  address: ListAddress;
  onNew: () => void;
}

const A_MINUTE = 60_000;

/** All coupons, the newest first. */
export function CouponList({ address, onNew }: CouponListProps) {
  const now = useNow(A_MINUTE);
  const { rows, error, pager } = useListPage(address, couponList);
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-ink-soft">{words.lead}</p>
      <div className="my-4 flex flex-wrap items-end justify-between gap-4">
        <form
          role="search"
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('code');
            const code = typeof typed === 'string' ? typed.replace(/\s/gu, '').toUpperCase() : '';
            if (code) address.set({ open: code });
          }}
        >
          <label>
            <span className="block font-semibold">{words.find}</span>
            <input
              name="code"
              autoComplete="off"
              className="mt-1 h-11 w-44 rounded-card border border-edge bg-surface px-4 uppercase"
            />
          </label>
          <Button type="submit" look="quiet">
            {words.findDo}
          </Button>
        </form>
        <EditorsOnly>
          <Button onClick={onNew}>{words.create}</Button>
        </EditorsOnly>
      </div>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        pager={pager}
        empty={<p>{words.empty}</p>}
      >
        <DataTable
          caption={words.caption}
          columns={columns(now)}
          rows={rows ?? []}
          keyOf={({ code }) => code}
        />
      </ListState>
    </>
  );
}

function columns(now: number): readonly Column<Coupon>[] {
  return [
    {
      name: 'code',
      label: words.columns.code,
      cell: ({ code }) => (
        <Link
          to={adminPaths.open('coupons', code)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {code}
        </Link>
      ),
    },
    { name: 'worth', label: words.columns.worth, cell: limitedWorth },
    { name: 'validity', label: words.columns.validity, wide: true, cell: validityOf },
    {
      name: 'uses',
      label: words.columns.uses,
      numeric: true,
      cell: ({ uses, mostUses }) => words.used(uses, mostUses),
    },
    {
      name: 'state',
      label: words.columns.state,
      cell: (coupon) => words.states[couponState(coupon, now)],
    },
  ];
}

/** The discount, and what limits it. */
function limitedWorth({ worth, products, firstOrder }: Coupon): string {
  return [
    worthOf(worth),
    products && words.onlyProducts(products.length),
    firstOrder && words.onlyFirst,
  ]
    .filter(Boolean)
    .join(', ');
}

function worthOf(worth: Coupon['worth']): string {
  if (worth.kind === 'delivery') return words.kinds.delivery;
  if (worth.kind === 'amount') return formatMoney(worth.amountPaise);
  return words.percentOff(
    worth.percent,
    worth.mostPaise === undefined ? '' : formatMoney(paise(worth.mostPaise)),
  );
}
