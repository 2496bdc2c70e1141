import { Link, useLocation } from 'react-router-dom';
import type { Person } from '#domain/person/person.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatDay } from '#text/dates.ts';
import { words } from '#text/admin/customers.ts';
import { Button } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { usePeople } from './use-people.ts';

interface CustomerListProps {
  address: ListAddress;
}

/** The customers with an order, the latest first, or those that a search finds, guests included. */
export function CustomerList({ address }: CustomerListProps) {
  const { search: query } = useLocation();
  const typed = address.get('q');
  const { rows, error, more } = usePeople(address);
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-ink-soft">{words.lead}</p>
      <form
        role="search"
        className="my-4 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const searchText = new FormData(event.currentTarget).get('q');
          address.set({ q: typeof searchText === 'string' ? searchText.trim() : '' });
        }}
      >
        <label className="grow sm:max-w-sm">
          <span className="block font-semibold">{words.search}</span>
          <input
            key={typed}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={120}
            defaultValue={typed}
            className="mt-1 h-11 w-full rounded-card border border-edge bg-surface px-4"
          />
        </label>
        <Button type="submit">{words.find}</Button>
        {typed !== '' && (
          <Button look="quiet" onClick={() => address.set({ q: '' })}>
            {words.all}
          </Button>
        )}
      </form>
      <ListState
        rows={rows?.length ?? null}
        error={error}
        more={more}
        onMore={() => address.set({ pages: address.pages + 1 })}
        empty={<p>{typed === '' ? words.empty : words.none}</p>}
      >
        <DataTable
          caption={words.caption}
          columns={columns(query)}
          rows={rows ?? []}
          keyOf={({ uid, emails, phones }) => uid || emails[0] || phones[0] || ''}
        />
      </ListState>
    </>
  );
}

function columns(query: string): readonly Column<Person>[] {
  const opening = ({ uid, emails, phones }: Person): string => {
    const next = new URLSearchParams(query);
    if (uid !== '') next.set('open', uid);
    else next.set('contact', emails[0] ?? phones[0] ?? '');
    return `?${next.toString()}`;
  };
  return [
    {
      name: 'name',
      label: words.columns.name,
      cell: (person) => (
        <>
          <Link
            to={opening(person)}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {person.name || words.nameless}
          </Link>
          <span className="block text-ink-soft [overflow-wrap:anywhere] md:hidden">
            {person.emails.join(', ')}
          </span>
        </>
      ),
    },
    {
      name: 'email',
      label: words.columns.email,
      wide: true,
      cell: ({ emails }) => emails.join(', '),
    },
    {
      name: 'phone',
      label: words.columns.phone,
      cell: ({ phones }) => phones.map(formatPhone).join(', '),
    },
    {
      name: 'last',
      label: words.columns.last,
      wide: true,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? words.noOrders : formatDay(lastOrderAt)),
    },
  ];
}
