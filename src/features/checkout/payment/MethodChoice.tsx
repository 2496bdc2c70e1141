import { useId } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import {
  isOffered,
  isPaidOnDelivery,
  type OfferingSettings,
  PAYMENT_METHODS,
  type PaymentMethod,
  traitsOf,
} from '#domain/payment/payment-method.ts';
import { words } from '#text/shop/checkout.ts';
import { methodWords } from '#text/orders/payment-methods.ts';
import type { Sums } from '../summary/sums.ts';

interface MethodChoiceProps {
  sums: Sums;
  settings: Pick<StoreSettings, 'delivery'> & OfferingSettings;
  onChoose: (method: PaymentMethod) => void;
}

const { method: own } = words;

/** Makes the whole row the label's touch target. */
const WHOLE_ROW = "font-semibold after:absolute after:inset-0 after:content-['']";

/** Choice of the payment method, with its costs, or why it is unavailable. */
export function MethodChoice({ sums, settings, onChoose }: MethodChoiceProps) {
  const id = useId();
  const refusal = codRefusal(sums, settings.delivery);
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-xl">{own.title}</legend>
      <div className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {PAYMENT_METHODS.filter((method) => isOffered(method, settings)).map((method) => {
          const onDelivery = isPaidOnDelivery(method);
          const refused = onDelivery && refusal !== null;
          const extra =
            onDelivery && sums.codFeePaise > 0
              ? own.extra(formatMoney(sums.codFeePaise))
              : !onDelivery && sums.prepaidPaise > 0
                ? own.saves(formatMoney(sums.prepaidPaise))
                : own.none;
          return (
            <div
              key={method}
              className={`relative flex min-h-14 items-start gap-3 p-4 ${refused ? 'text-ink-soft' : ''}`}
            >
              <input
                id={`${id}-${method}`}
                type="radio"
                name="method"
                value={method}
                checked={sums.method === method}
                disabled={refused}
                onChange={() => onChoose(method)}
                aria-describedby={`${id}-${method}-hint`}
                className="relative z-10 mt-1 size-5 shrink-0 accent-(--leaf)"
              />
              <div className="min-w-0 grow">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <label htmlFor={`${id}-${method}`} className={WHOLE_ROW}>
                    {methodWords[method].label}
                  </label>
                  {!refused && <span className="amount text-ink-soft">{extra}</span>}
                </div>
                <p id={`${id}-${method}-hint`} className="text-sm text-ink-soft">
                  {refused ? refusal : methodWords[method].hint}
                </p>
                {traitsOf(method).provider !== '' && (
                  <img
                    src="/icons/checkout-marks.svg"
                    alt={own.marks}
                    width="216"
                    height="28"
                    loading="lazy"
                    decoding="async"
                    className="mt-2"
                  />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Explains why cash on delivery is unavailable; null if it is available. */
export function codRefusal(
  { codFault }: Pick<Sums, 'codFault'>,
  rules: DeliveryRules,
): string | null {
  switch (codFault) {
    case null:
      return null;
    case 'too-small':
      return own['too-small'](formatMoney(rules.codMinPaise));
    case 'too-large':
      return own['too-large'](formatMoney(rules.codMaxPaise));
    case 'pin':
    case 'closed':
      return own[codFault];
  }
}
