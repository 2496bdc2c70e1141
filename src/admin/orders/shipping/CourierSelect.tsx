import { COURIERS, OTHER_COURIER } from '#domain/shipping/courier.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { shippingWords as own } from '#text/admin/orders/shipping.ts';
import type { CourierChoice } from './use-ship-grid.ts';

interface CourierSelectProps extends CourierChoice {
  /** Accessible names of the list and of the field for another courier's name. */
  label: string;
  otherLabel: string;
  invalid?: boolean;
  describedBy?: string;
  readOnly?: boolean;
  onChange: (choice: CourierChoice) => void;
}

const LOOK =
  'h-11 w-full rounded-card border border-edge bg-surface px-3 text-ink aria-invalid:border-2 aria-invalid:border-clay disabled:opacity-50';

/** The courier of parcels: one of the list, or another by name. */
export function CourierSelect({
  courier,
  other,
  label,
  otherLabel,
  invalid = false,
  describedBy,
  readOnly = false,
  onChange,
}: CourierSelectProps) {
  const shared = {
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    disabled: readOnly,
    className: LOOK,
  };
  return (
    <>
      <select
        {...shared}
        aria-label={label}
        value={courier}
        onChange={({ target }) => onChange({ courier: target.value, other: '' })}
      >
        <option value="">{own.choose}</option>
        {COURIERS.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={OTHER_COURIER}>{own.other}</option>
      </select>
      {courier === OTHER_COURIER && (
        <input
          {...shared}
          aria-label={otherLabel}
          placeholder={own.otherName}
          maxLength={NOTE_LETTERS.courier}
          value={other}
          className={`${LOOK} mt-1`}
          onChange={({ target }) => onChange({ courier, other: target.value })}
        />
      )}
    </>
  );
}
