import type { ReactNode } from 'react';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { PRODUCT_CLASSES } from '#domain/product/product.ts';
import { classNames, words } from '#text/admin/products.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { FilterFold } from '../../list/FilterFold.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { useCategoryIds } from '../use-category-ids.ts';

interface ProductFiltersProps {
  address: ListAddress;
  view: ProductView;
}

const FILTERS = ['status', 'category', 'class', 'low', 'incomplete'] as const;

/** The search and the filters, all of them in the address. */
export function ProductFilters({ address, view }: ProductFiltersProps) {
  const categories = useCategoryIds();
  const form = useForm<string>({
    check: ({ q = '' }) => ({ ok: true, value: q.trim() }),
    async send(q) {
      address.set({ q });
      return null;
    },
  });
  return (
    <div className="mb-5 space-y-4">
      <form {...form.props} role="search" className="flex max-w-2xl flex-wrap items-start gap-3">
        <div className="min-w-60 flex-1">
          <Field
            form={form}
            name="q"
            label={words.search}
            optional=" "
            hint={words.searchHint}
            defaultValue={view.search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
          />
        </div>
        <div className="sm:pt-7">
          <Button type="submit" look="quiet">
            {words.find}
          </Button>
        </div>
      </form>
      {view.search && (
        <p className="flex flex-wrap items-center gap-4">
          <strong className="[overflow-wrap:anywhere]">{words.found(view.search)}</strong>
          <Button look="quiet" onClick={() => address.set({ q: '' })}>
            {words.clear}
          </Button>
        </p>
      )}
      <FilterFold active={FILTERS.filter((name) => address.get(name) !== '').length}>
        <fieldset className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <legend className="sr-only">{words.filters}</legend>
          <Choice
            label={words.status}
            value={view.status}
            options={Object.entries(words.statuses)}
            onChoose={(status) => address.set({ status })}
          />
          <Choice
            label={words.category}
            value={view.category}
            options={[['', words.all], ...categories.map((name) => [name, name] as const)]}
            onChoose={(category) => address.set({ category })}
          />
          <Choice
            label={words.class}
            value={view.productClass}
            options={[
              ['', words.all],
              ...PRODUCT_CLASSES.map((name) => [name, classNames[name]] as const),
            ]}
            onChoose={(name) => address.set({ class: name })}
          />
          {!view.search && (
            <Choice
              label={words.sort}
              value={view.low ? 'stock-low' : view.sort}
              options={Object.entries(words.sorts)}
              onChoose={(sort) => address.set({ sort: sort === 'newest' ? '' : sort, low: '' })}
            />
          )}
          <Tick checked={view.low} onTick={(on) => address.set({ low: on ? 'yes' : '' })}>
            {words.low}
          </Tick>
          <Tick
            checked={view.incomplete}
            onTick={(on) => address.set({ incomplete: on ? 'yes' : '' })}
          >
            {words.incomplete}
          </Tick>
        </fieldset>
      </FilterFold>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="block max-w-full text-sm font-semibold">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="mt-1 block h-11 max-w-full rounded-card border border-edge bg-surface px-3 text-base font-normal text-ink sm:max-w-44"
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  checked: boolean;
  onTick: (on: boolean) => void;
  children: ReactNode;
}

function Tick({ checked, onTick, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
        className="size-5 accent-leaf"
      />
      <span>{children}</span>
    </label>
  );
}
