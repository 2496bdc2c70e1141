import { useId } from 'react';
import type { Address } from '#domain/customer/address.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { words } from '#text/shop/checkout.ts';
import { LAST_ORDER } from './chosen-address.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';

interface BookChoiceProps {
  book: readonly Address[];
  /** Id of the chosen address; empty while one is typed. */
  chosen: string;
  /** Whether the address book is full. */
  full: boolean;
  error: string | undefined;
  onChoose: (id: string) => void;
  onEdit: (address: Address) => void;
  onAdd: () => void;
}

const { delivery } = words;

/** Chooses a saved address or the one of the last order. */
export function BookChoice(props: BookChoiceProps) {
  const { book, chosen, full, error, onChoose, onEdit, onAdd } = props;
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{delivery.choose}</legend>
      <ul className="grid gap-3">
        {book.map((address) => {
          const { id, name, line1, line2, city, pin, state, phone } = address;
          return (
            <li
              key={id}
              className="relative flex items-start gap-3 rounded-card border border-hairline bg-surface p-4 has-checked:border-leaf has-checked:bg-leaf-tint"
            >
              <input
                id={`${group}-${id}`}
                type="radio"
                name="address"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                aria-describedby={`${group}-${id}-lines${id === chosen && error ? ` ${group}-error` : ''}`}
                className="relative z-10 mt-1 size-5 shrink-0 accent-(--leaf)"
              />
              <div className="min-w-0 grow leading-snug [overflow-wrap:anywhere]">
                <label
                  htmlFor={`${group}-${id}`}
                  className="font-semibold after:absolute after:inset-0 after:content-['']"
                >
                  {name}
                </label>
                {id === LAST_ORDER && (
                  <span className="block text-sm text-ink-soft">{delivery.last}</span>
                )}
                <address id={`${group}-${id}-lines`} className="amount not-italic">
                  <span className="block">{[line1, line2].filter(Boolean).join(', ')}</span>
                  <span className="block">{`${city} ${pin}, ${state}`}</span>
                  <span className="block text-ink-soft">{formatPhone(phone)}</span>
                </address>
              </div>
              <button
                type="button"
                aria-label={delivery.edit(name)}
                onClick={() => onEdit(address)}
                className="relative -my-2 min-h-11 shrink-0 font-semibold text-leaf underline underline-offset-4"
              >
                {delivery.editShort}
              </button>
            </li>
          );
        })}
      </ul>
      <ErrorMessage id={`${group}-error`} look="small" className="mt-1">
        {error}
      </ErrorMessage>
      {!full && (
        <div className="mt-3">
          <Button look="quiet" onClick={onAdd}>
            {delivery.other}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
