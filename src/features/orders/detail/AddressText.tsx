import type { AddressDraft } from '#domain/customer/address.ts';
import { formatPhone } from '#domain/customer/phone.ts';

interface AddressTextProps {
  address: AddressDraft;
}

/** An address in postal format. */
export function AddressText({ address }: AddressTextProps) {
  const { name, line1, line2, city, pin, state, phone } = address;
  return (
    <address translate="no" className="amount not-italic [overflow-wrap:anywhere]">
      {[name, line1, line2, `${city} ${pin}`, state].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block text-ink-soft">{formatPhone(phone)}</span>
    </address>
  );
}
