import { Banknote, CalendarDays, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { codFault, deliveryEstimate } from '#domain/checkout/delivery.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { type PricedLine, totalsOf } from '#domain/checkout/totals.ts';
import { statesOfPin } from '#domain/customer/region.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { arrives, words } from '#text/shop/delivery.ts';

interface DeliveryAnswerProps {
  /** A PIN code of six digits. */
  pin: string;
  settings: StoreSettings;
  /** The lines to deliver, and the coupon's discount in paise. */
  lines: readonly PricedLine[];
  discount: Paise | undefined;
}

/** Delivery to a PIN code: dates, costs, and cash on delivery. */
export function DeliveryAnswer({ pin, settings, lines, discount }: DeliveryAnswerProps) {
  const [now] = useState(() => Date.now());
  const { delivery, shipping } = settings;
  const { served, earliestAt, latestAt } = deliveryEstimate(pin, delivery, now);
  if (!served) {
    return (
      <p className="text-clay">
        <span>{words.unserved(pin)}</span>{' '}
        <Link to={`${paths.contact}?topic=delivery`} className="underline underline-offset-4">
          {words.write}
        </Link>
      </p>
    );
  }
  // The coupon may have been checked for a larger cart.
  const items = lines.reduce((all, line) => all + line.quantity * line.unitPricePaise, 0);
  const { shippingPaise, totalPaise } = totalsOf(lines, {
    charges: chargesAt(settings, pin),
    method: 'cod',
    discount: paise(Math.min(discount ?? 0, items)),
  });
  return (
    <div className="space-y-1 amount">
      <p className="text-sm text-ink-soft">{words.to(pin, statesOfPin(pin)[0] ?? '')}</p>
      <Fact icon={<CalendarDays aria-hidden className="size-5" strokeWidth={1.5} />}>
        <strong className="font-semibold">
          {arrives(formatDeliveryDay(earliestAt), formatDeliveryDay(latestAt))}
        </strong>
        <span className="text-ink-soft">{` ${words.ifNow}`}</span>
      </Fact>
      <Fact icon={<Truck aria-hidden className="size-5" strokeWidth={1.5} />}>
        {shippingPaise === 0
          ? words.free
          : words.fee(formatMoney(shippingPaise), formatMoney(shipping.freeFromPaise))}
      </Fact>
      <Fact icon={<Banknote aria-hidden className="size-5" strokeWidth={1.5} />}>
        {cashSentence(pin, totalPaise, settings)}
      </Fact>
    </div>
  );
}

function cashSentence(pin: string, totalPaise: Paise, settings: StoreSettings): string {
  const { delivery, shipping } = settings;
  const fault = codFault({ pin, totalPaise }, delivery);
  switch (fault) {
    case null:
      return shipping.codFeePaise === 0
        ? words.codFree
        : words.cod(formatMoney(shipping.codFeePaise));
    case 'too-small':
      return words.noCod[fault](formatMoney(delivery.codMinPaise));
    case 'too-large':
      return words.noCod[fault](formatMoney(delivery.codMaxPaise));
    case 'pin':
    case 'closed':
      return words.noCod[fault];
  }
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <span className="mt-0.5 shrink-0 text-leaf">{icon}</span>
      <p>{children}</p>
    </div>
  );
}
