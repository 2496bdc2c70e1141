import * as v from 'valibot';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { Email } from '#domain/customer/email.ts';
import {
  clocksOf,
  type Message,
  MESSAGE_STATUSES,
  TicketNumber,
} from '#domain/content/message-handling.ts';
import { formatMoment } from '#text/dates.ts';
import { messageList } from '#data/admin/messages.ts';
import { words } from '#text/admin/messages.ts';
import { words as shared } from '#text/admin/admin.ts';
import { contactWords } from '#text/site/contact.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { type Column, DataTable } from '../list/DataTable.tsx';
import { ListState } from '../list/ListState.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useListPage } from '../list/use-list-page.ts';
import { ClockNote } from './ClockNote.tsx';

interface MessageListProps {
  address: ListAddress;
}

const A_MINUTE = 60_000;

/** The messages, by status or of one email address, with their deadlines. */
export function MessageList({ address }: MessageListProps) {
  const now = useNow(A_MINUTE);
  const email = address.get('q');
  const status = MESSAGE_STATUSES.find((option) => option === address.get('status')) ?? null;
  const sort = address.get('sort') === 'oldest' ? 'oldest' : 'newest';
  const { rows, error, pager } = useListPage(address, (after) =>
    messageList(
      { status, email: email || null, direction: sort === 'oldest' ? 'asc' : 'desc' },
      after,
    ),
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start gap-x-8 gap-y-4">
        <MessageSearch key={email} address={address} />
        {!email && (
          <StatusFilter status={status} onChoose={(next) => address.set({ status: next })} />
        )}
      </div>
      {email && (
        <p className="mb-4 flex flex-wrap items-center gap-4">
          <strong className="[overflow-wrap:anywhere]">{words.of(email)}</strong>
          <Button look="quiet" onClick={() => address.set({ q: '' })}>
            {words.clear}
          </Button>
        </p>
      )}
      <ListState
        rows={rows?.length ?? null}
        error={error}
        pager={pager}
        empty={status || email ? null : shared.list.empty}
      >
        <DataTable
          caption={words.caption}
          columns={columns(now, email === '')}
          rows={rows ?? []}
          keyOf={({ ticket }) => ticket}
          sort={email ? '' : sort}
          onSort={(next) => address.set({ sort: next === 'newest' ? '' : next })}
        />
      </ListState>
    </>
  );
}

function columns(now: number, sortable: boolean): readonly Column<Message>[] {
  const { column } = words;
  return [
    {
      name: 'ticket',
      label: column.ticket,
      cell: ({ ticket, subject, name }) => (
        <Link
          to={adminPaths.open('messages', ticket)}
          className="flex min-h-8 flex-col justify-center underline-offset-4 hover:underline"
        >
          <span className="font-semibold [overflow-wrap:anywhere]">{subject}</span>
          <span className="text-ink-soft">
            <span className="amount">{ticket}</span>
            <span>{` · ${name}`}</span>
          </span>
        </Link>
      ),
    },
    {
      name: 'topic',
      label: words.one.topic,
      wide: true,
      cell: ({ topic }) => contactWords.topics[topic],
    },
    { name: 'status', label: column.status, cell: ({ status }) => words.statuses[status] },
    {
      name: 'came',
      label: column.came,
      wide: true,
      ...(sortable && { sorts: ['oldest', 'newest'] as const }),
      cell: ({ createdAt }) => <span className="amount">{formatMoment(createdAt)}</span>,
    },
    {
      name: 'acknowledge',
      label: column.acknowledge,
      cell: (message) => <ClockNote clock={clocksOf(message, now).acknowledge} />,
    },
    {
      name: 'resolve',
      label: column.resolve,
      wide: true,
      cell: (message) => <ClockNote clock={clocksOf(message, now).resolve} />,
    },
  ];
}

interface StatusFilterProps {
  status: string | null;
  onChoose: (status: string) => void;
}

function StatusFilter({ status, onChoose }: StatusFilterProps) {
  return (
    <label className="block font-semibold">
      <span>{words.filter}</span>
      <select
        value={status ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="mt-1 block h-11 rounded-card border border-edge bg-surface px-4 text-base font-normal text-ink"
      >
        <option value="">{words.all}</option>
        {MESSAGE_STATUSES.map((option) => (
          <option key={option} value={option}>
            {words.statuses[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A ticket number opens its message, an email address the list of its messages. */
function MessageSearch({ address }: MessageListProps) {
  const form = useForm<Readonly<Record<string, string>>>({
    check: ({ q = '' }) => {
      const ticket = v.safeParse(TicketNumber, q);
      if (ticket.success) return { ok: true, value: { open: ticket.output } };
      const email = v.safeParse(Email, q);
      if (email.success) return { ok: true, value: { q: email.output } };
      return { ok: false, errors: { q: words.searchWrong } };
    },
    async send(query) {
      address.set(query);
      return null;
    },
  });
  return (
    <form {...form.props} role="search" className="flex max-w-xl grow flex-wrap items-start gap-3">
      <div className="min-w-60 flex-1">
        <Field
          form={form}
          name="q"
          label={words.search}
          optional=" "
          hint={words.searchHint}
          defaultValue={address.get('q')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <div className="pt-7">
        <Button type="submit" look="quiet">
          {words.find}
        </Button>
      </div>
      <FormProblem form={form} />
    </form>
  );
}
