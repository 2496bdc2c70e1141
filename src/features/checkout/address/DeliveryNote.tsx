import { useState } from 'react';
import { deliveryEstimate, type DeliveryRules } from '#domain/checkout/delivery.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { pinCode } from '#domain/customer/region.ts';
import { words } from '#text/shop/checkout.ts';
import { arrives } from '#text/shop/delivery.ts';

interface DeliveryNoteProps {
  /** As typed. */
  pin: string;
  rules: DeliveryRules;
}

/** The delivery estimate for a PIN code, or that it is not served. */
export function DeliveryNote({ pin, rules }: DeliveryNoteProps) {
  const [now] = useState(Date.now);
  const code = pinCode(pin);
  const estimate = code === null ? null : deliveryEstimate(code, rules, now);
  const refused = estimate !== null && !estimate.served;
  return (
    <p
      role="status"
      className={`rounded-card px-4 py-3 ${refused ? 'bg-clay-tint font-semibold text-clay' : 'bg-leaf-tint'}`}
    >
      {estimate === null
        ? words.delivery.noPin
        : refused
          ? words.delivery.notServed(code ?? '')
          : arrives(formatDeliveryDay(estimate.earliestAt), formatDeliveryDay(estimate.latestAt))}
    </p>
  );
}
