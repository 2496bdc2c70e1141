import type { Address } from '#domain/customer/address.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { words } from '#text/account/account.ts';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
  onPrefer: () => void;
}

const ACTION = 'min-h-11 font-semibold text-leaf underline underline-offset-4';

/** An address in postal format, with its actions. */
export function AddressCard({ address, onEdit, onRemove, onPrefer }: AddressCardProps) {
  const { name, line1, line2, city, pin, state, phone, preferred } = address;
  return (
    <div className="flex h-full flex-col rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
        {preferred && (
          <span className="shrink-0 rounded-full bg-leaf-tint px-3 text-sm font-semibold text-leaf">
            {words.addresses.preferred}
          </span>
        )}
      </div>
      <address translate="no" className="amount mt-1 grow not-italic [overflow-wrap:anywhere]">
        {[line1, line2, `${city} ${pin}`, state].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block text-ink-soft">{formatPhone(phone)}</span>
      </address>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-label={words.addresses.edit(name)}
          className={ACTION}
          onClick={onEdit}
        >
          {words.addresses.editShort}
        </button>
        <button
          type="button"
          aria-label={words.addresses.remove(name)}
          className={ACTION}
          onClick={onRemove}
        >
          {words.addresses.removeShort}
        </button>
        {!preferred && (
          <button
            type="button"
            aria-label={words.addresses.preferOf(name)}
            className={ACTION}
            onClick={onPrefer}
          >
            {words.addresses.prefer}
          </button>
        )}
      </div>
    </div>
  );
}
