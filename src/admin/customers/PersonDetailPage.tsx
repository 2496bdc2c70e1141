import { type ReactNode, useMemo } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { formatPhone, phoneLink } from '#domain/customer/phone.ts';
import { peopleOf, personFigures } from '#domain/person/person.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { accountsWith } from '#data/admin/customers.ts';
import { notesAbout } from '#data/admin/people/notes.ts';
import { ordersOfPerson } from '#data/admin/people/people.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReads } from '#data/react/use-reads.ts';
import { words } from '#text/admin/customers.ts';
import { noteWords } from '#text/admin/notes/notes.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { BackButton } from '../frame/BackButton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import { noteEntries, NotesPart } from '../notes/NotesPart.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';

interface PersonDetailPageProps {
  /** Known contacts; empty for an account without any. */
  contacts: readonly string[];
  /** The account where it is known; null looks for one by the email address. */
  profile: Profile | null;
  onBack: () => void;
}

/** Orders shown of a customer. */
const SHOWN_ORDERS = 20;
const NO_ACCOUNTS = constantQuery('no account', { rows: [], next: null });
const LINK = 'text-leaf underline underline-offset-4 [overflow-wrap:anywhere]';

/** One customer, guests included: contacts, spend, latest orders and what staff note. */
export function PersonDetailPage({ contacts, profile: known, onBack }: PersonDetailPageProps) {
  const found = useQuery(ordersOfPerson(contacts));
  const data = found.state === 'loading' ? null : (found.data ?? null);
  const orders = data?.orders ?? null;
  const all = data?.contacts ?? contacts;
  const email = all.find((contact) => contact.includes('@')) ?? '';
  const accounts = useQuery(known || email === '' ? NO_ACCOUNTS : accountsWith(email));
  const account = accounts.state === 'ready' ? accounts.data.rows[0] : undefined;
  const profile = known ?? account ?? null;
  const isGuest = profile === null && data !== null && accounts.state === 'ready';
  const [person] = useMemo(
    () => peopleOf(orders ?? [], profile ? [profile] : []),
    [orders, profile],
  );
  const figures = orders && personFigures(orders);
  const atLeast = (text: string): string => (data?.isPart ? words.atLeast(text) : text);
  const emails = all.filter((contact) => contact.includes('@'));
  const phones = all.filter((contact) => !contact.includes('@'));
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: words.columns.email,
      value: emails.length === 0 ? words.notGiven : list(emails, String, mailto),
    },
    {
      name: words.columns.phone,
      value: phones.length === 0 ? words.notGiven : list(phones, formatPhone, phoneLink),
    },
    ...(figures
      ? [
          { name: words.orderCount, value: atLeast(String(figures.orders)) },
          { name: words.spent, value: atLeast(formatMoney(figures.spentPaise)) },
        ]
      : []),
  ];
  return (
    <>
      <BackButton label={words.back} onBack={onBack} />
      <h1 className="text-2xl">{profile?.name || person?.name || words.nameless}</h1>
      {isGuest && <p className="text-ink-soft">{words.guest}</p>}
      <div className="amount mt-3 max-w-3xl">
        <FactList facts={facts} />
        {profile && <AccountFacts profile={profile} />}
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-[3fr_2fr]">
        <section className="min-w-0">
          <h2 className="mb-3 text-xl">{words.orders}</h2>
          <ListState
            rows={orders?.length ?? null}
            error={found.state === 'failed' ? found.error : null}
            more="none"
            onMore={() => {}}
            empty={<p>{words.noOrders}</p>}
          >
            <DataTable
              caption={words.ordersCaption}
              columns={ORDER_COLUMNS}
              rows={(orders ?? []).slice(0, SHOWN_ORDERS)}
              keyOf={({ id }) => id}
            />
          </ListState>
        </section>
        {all.length > 0 && <PersonNotes contacts={all} />}
      </div>
    </>
  );
}

const mailto = (email: string): string => `mailto:${email}`;

function list(
  contacts: readonly string[],
  textOf: (contact: string) => string,
  hrefOf: (contact: string) => string,
): ReactNode {
  return contacts.map((contact) => (
    <a key={contact} href={hrefOf(contact)} className={`mr-4 inline-block ${LINK}`}>
      {textOf(contact)}
    </a>
  ));
}

/** The notes about all contacts of a person; a new one is about the first. */
function PersonNotes({ contacts }: { contacts: readonly string[] }) {
  const states = useReads((read) => contacts.map((contact) => read(notesAbout({ contact }))));
  const [first = ''] = contacts;
  const failed = states.find(({ state }) => state === 'failed');
  const notes = states.flatMap((state, index) =>
    noteEntries(
      { contact: contacts[index] ?? first },
      state.state === 'loading' ? null : state.data,
    ),
  );
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl">{noteWords.title}</h2>
      {failed?.state === 'failed' && <ReadProblem failure={failed.error} />}
      <NotesPart about={{ contact: first }} notes={notes} />
    </section>
  );
}
