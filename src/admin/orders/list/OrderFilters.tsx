import { Search } from 'lucide-react';
import { useId } from 'react';
import type { OrderLookup } from '#domain/order-access/order-lookup.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import { PAYMENT_STATES } from '#domain/payment/transaction.ts';
import { MAX_TAG_LENGTH, tagName } from '#domain/staff-note/staff-note.ts';
import { paymentWords, statusWords, words } from '#text/admin/orders.ts';
import { methodNames } from '#text/orders/payment-methods.ts';
import { noteWords } from '#text/admin/notes/notes.ts';
import { returnWords } from '#text/admin/orders/returns.ts';
import { Button } from '#ui/form/Button.tsx';
import { FilterFold } from '../../list/FilterFold.tsx';
import { useMay } from '../../frame/use-role.ts';
import { useListAddress } from '../../list/use-list-address.ts';

interface OrderFiltersProps {
  lookup: OrderLookup | null;
}

const LOOK = 'mt-1 block h-11 w-full rounded-card border border-edge bg-surface px-3 text-ink';
const FILTERS = ['status', 'method', 'payment', 'returns', 'from', 'to'] as const;
const { search, filters } = words;

/** No filter and no queue, as parameters of the address. */
export const NO_FILTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['queue', 'tag', ...FILTERS].map((one) => [one, '']),
);

/** What a filter switches off: that of open returns goes with no other one, and a queue with none. */
const apart = (name: (typeof FILTERS)[number]): Readonly<Record<string, string>> =>
  name === 'returns' ? NO_FILTERS : { queue: '', tag: '', returns: '' };

/** The search and the filters of the orders, all of them in the address. */
export function OrderFilters({ lookup }: OrderFiltersProps) {
  const address = useListAddress();
  const id = useId();
  const q = address.get('q');
  const active = [...FILTERS, 'tag'].filter((name) => address.get(name) !== '').length;
  const seesTags = useMay('see-shop');
  // A tag goes with no filter.
  const onTag = (tag: string) => address.set({ ...NO_FILTERS, tag });
  return (
    <div className="grid gap-2">
      <form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          address.set({ q: typeof typed === 'string' ? typed.trim() : '' });
        }}
      >
        <div className="min-w-0 grow basis-64">
          <label htmlFor={`${id}-q`} className="sr-only">
            {search.label}
          </label>
          <input
            key={q}
            id={`${id}-q`}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={120}
            placeholder={search.label}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className={LOOK}
          />
        </div>
        <Button type="submit" look="quiet">
          <Search aria-hidden className="size-4" />
          <span>{search.button}</span>
        </Button>
        <p id={`${id}-hint`} className="w-full text-sm text-ink-soft lg:hidden">
          {search.hint}
        </p>
      </form>
      {lookup ? (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          <span>{lookup.words.length === 0 ? search.tooShort : search.looking(lookup.words)}</span>
          <button
            type="button"
            className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
            onClick={() => address.set({ q: '' })}
          >
            {search.clear}
          </button>
        </p>
      ) : (
        <FilterFold active={active}>
          <fieldset className="grid card-columns gap-3 sm:grid-cols-3 lg:grid-cols-6">
            <legend className="sr-only">{filters.title}</legend>
            {choice('status', ORDER_STATUSES, statusWords)}
            {choice('method', PAYMENT_METHODS, methodNames)}
            {choice('payment', PAYMENT_STATES, paymentWords)}
            {choice('returns', ['open', 'overdue'], {
              open: returnWords.filterOpen,
              overdue: returnWords.filterOverdue,
            })}
            {day('from')}
            {day('to')}
            {seesTags && <TagFilter tag={address.get('tag')} onTag={onTag} />}
          </fieldset>
        </FilterFold>
      )}
      {active > 0 && !lookup && (
        <button
          type="button"
          className="min-h-11 justify-self-start font-semibold text-leaf underline-offset-4 hover:underline"
          onClick={() => address.set(NO_FILTERS)}
        >
          {filters.clear}
        </button>
      )}
    </div>
  );

  function choice<T extends string>(
    name: 'status' | 'method' | 'payment' | 'returns',
    values: readonly T[],
    labels: Readonly<Record<T, string>>,
  ) {
    return (
      <label className="text-sm">
        <span>{filters[name]}</span>
        <select
          className={LOOK}
          value={values.find((value) => value === address.get(name)) ?? ''}
          onChange={(event) => address.set({ ...apart(name), [name]: event.target.value })}
        >
          <option value="">{filters.all}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </select>
      </label>
    );
  }

  function day(name: 'from' | 'to') {
    return (
      <label className="text-sm">
        <span>{filters[name]}</span>
        <input
          type="date"
          className={LOOK}
          value={address.get(name)}
          onChange={(event) =>
            address.set({ ...apart(name), [name]: event.target.value }, 'replace')
          }
        />
      </label>
    );
  }
}

interface TagFilterProps {
  /** The tag in the address; empty for none. */
  tag: string;
  onTag: (tag: string) => void;
}

/** The orders with a tag, applied by Enter or when the field is left. */
function TagFilter({ tag, onTag }: TagFilterProps) {
  const apply = (typed: string) => {
    const next = tagName(typed);
    if (next !== tagName(tag)) onTag(next);
  };
  return (
    <label className="text-sm">
      <span>{noteWords.tagFilter}</span>
      <input
        key={tag}
        defaultValue={tag}
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        className={LOOK}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event.currentTarget.value);
        }}
      />
    </label>
  );
}
