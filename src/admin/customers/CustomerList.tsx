import { Link, useLocation } from 'react-router-dom';
import { customerSearch } from '#domain/customer/customer-search.ts';
import { formatDay } from '#text/dates.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { customerList } from '#data/admin/customers.ts';
import { words } from '#text/admin/customers.ts';
import { Button } from '#ui/form/Button.tsx';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { usePages } from '../list/use-pages.ts';

interface CustomerListProps {
  address: ListAddress;
}

/** All customers with an account, or the results of the search. */
export function CustomerList({ address }: CustomerListProps) {
  const { search: query } = useLocation();
  const typed = address.get('q');
  const search = customerSearch(typed);
  const { rows, error, more } = usePages(address.pages, (after) => customerList(search, after));
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
        empty={<p>{search ? words.none : words.empty}</p>}
      >
        <DataTable
          caption={words.caption}
          columns={columns(query)}
          rows={rows ?? []}
          keyOf={({ uid }) => uid}
        />
      </ListState>
    </>
  );
}

function columns(query: string): readonly Column<Profile>[] {
  const opening = (uid: string): string => {
    const next = new URLSearchParams(query);
    next.set('open', uid);
    return `?${next.toString()}`;
  };
  return [
    {
      name: 'name',
      label: words.columns.name,
      cell: ({ uid, name, email }) => (
        <>
          <Link
            to={opening(uid)}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {name || words.nameless}
          </Link>
          <span className="block text-ink-soft [overflow-wrap:anywhere] md:hidden">{email}</span>
        </>
      ),
    },
    { name: 'email', label: words.columns.email, wide: true, cell: ({ email }) => email },
    { name: 'phone', label: words.columns.phone, cell: ({ phone }) => formatPhone(phone) },
    {
      name: 'since',
      label: words.columns.since,
      wide: true,
      cell: ({ createdAt }) => formatDay(createdAt),
    },
  ];
}
