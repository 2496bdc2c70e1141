import { Link } from 'react-router-dom';
import { type Consent, CONSENT_CHANNELS, latestConsent } from '#domain/customer/consent.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { customerById, latestOrdersOf } from '#data/admin/customers.ts';
import { consents } from '#data/account/consents.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/customers.ts';
import { statusWords } from '#text/admin/orders.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { BackButton } from '../frame/BackButton.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';

interface CustomerDetailPageProps {
  uid: string;
  onBack: () => void;
}

/** One customer: the profile and the latest orders. */
export function CustomerDetailPage({ uid, onBack }: CustomerDetailPageProps) {
  return (
    <>
      <BackButton label={words.back} onBack={onBack} />
      <DetailState state={useQuery(customerById(uid))} missing={words.missing}>
        {(profile) => <CustomerContent profile={profile} />}
      </DetailState>
    </>
  );
}

function CustomerContent({
  profile: { uid, name, email, phone, createdAt },
}: {
  profile: Profile;
}) {
  const list = useQuery(latestOrdersOf(uid));
  const rows = list.state === 'loading' ? null : (list.data?.rows ?? null);
  const read = useQuery(consents(uid));
  const entries = read.state === 'loading' ? null : (read.data?.rows ?? null);
  const facts = [
    { name: words.columns.email, value: email || words.notGiven },
    { name: words.columns.phone, value: phone ? formatPhone(phone) : words.notGiven },
    { name: words.columns.since, value: formatMoment(createdAt) },
    ...CONSENT_CHANNELS.map((channel) => ({
      name: words.consents[channel],
      value: entries ? consentText(latestConsent(entries, channel)) : words.consents.unknown,
    })),
  ];
  return (
    <>
      <h1 className="text-2xl">{name || words.nameless}</h1>
      <div className="mt-3 max-w-3xl">
        <FactList facts={facts} />
      </div>
      <h2 className="mt-6 mb-3 text-xl">{words.orders}</h2>
      <ListState
        rows={rows?.length ?? null}
        error={list.state === 'failed' ? list.error : null}
        more="none"
        onMore={() => {}}
        empty={<p>{words.noOrders}</p>}
      >
        <DataTable
          caption={words.ordersCaption}
          columns={ORDER_COLUMNS}
          rows={rows ?? []}
          keyOf={({ id }) => id}
        />
      </ListState>
    </>
  );
}

function consentText(standing: Consent | null): string {
  const { never, given, withdrawn } = words.consents;
  if (!standing) return never;
  return (standing.given ? given : withdrawn)(formatDay(standing.at));
}

const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    name: 'number',
    label: words.orderColumns.number,
    cell: ({ id, number }) => (
      <Link
        to={adminPaths.open('orders', id)}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {number}
      </Link>
    ),
  },
  {
    name: 'day',
    label: words.orderColumns.day,
    wide: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    name: 'status',
    label: words.orderColumns.status,
    cell: ({ status }) => statusWords[status],
  },
  {
    name: 'total',
    label: words.orderColumns.total,
    numeric: true,
    cell: ({ totals }) => formatMoney(totals.totalPaise),
  },
];
