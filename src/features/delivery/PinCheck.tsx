import type { Paise } from '#domain/money/money.ts';
import type { PricedLine } from '#domain/checkout/totals.ts';
import { checkField } from '#domain/core/form.ts';
import { Pin } from '#domain/customer/address.ts';
import { statesOfPin } from '#domain/customer/region.ts';
import { rememberedPin, rememberPin } from '#data/account/pin.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/delivery.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { type FormValues, type FormCheck, useForm } from '#ui/form/use-form.ts';
import { DeliveryAnswer } from './DeliveryAnswer.tsx';

export interface PinCheckProps {
  /** The lines to deliver. */
  lines: readonly PricedLine[];
  /** The coupon's discount in paise. */
  discount?: Paise;
}

/**
 * Delivery estimate, costs and cash on delivery for a PIN code. The PIN code is stored on the device and prefills the
 * checkout.
 */
export function PinCheck({ lines, discount }: PinCheckProps) {
  const pin = useQuery(rememberedPin);
  const settings = useQuery(storeSettings);
  const offline = useOffline();
  const form = useForm({
    check,
    send(code) {
      rememberPin(code);
      return Promise.resolve(null);
    },
  });
  if (pin.state !== 'ready') return null;
  const known = settings.state === 'loading' ? undefined : settings.data;
  return (
    <section aria-label={words.title}>
      <form {...form.props} aria-label={words.title} className="flex max-w-sm items-start gap-3">
        <div className="min-w-0 grow">
          <Field
            form={form}
            name="pin"
            label={words.pin}
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue={pin.data}
            hint={pin.data === '' && words.pinHint}
          />
        </div>
        <div className="pt-[calc(1.6em+0.25rem)]">
          <Button type="submit" look="quiet">
            {words.check}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="mt-3">
        {pin.data !== '' && known && (
          <DeliveryAnswer pin={pin.data} settings={known} lines={lines} discount={discount} />
        )}
        {pin.data !== '' && settings.state === 'loading' && !offline && (
          <p className="text-ink-soft">{words.loading}</p>
        )}
        {pin.data !== '' && !known && settings.state === 'failed' && (
          <p className="text-clay">{failureSentences[settings.error.code]}</p>
        )}
      </div>
    </section>
  );
}

/** Accepts six digits with a known Indian prefix. */
function check(typed: FormValues): FormCheck<string> {
  const pin = checkField(Pin, typed['pin'] ?? '');
  if (typeof pin === 'string') return inWords<string>({ ok: false, faults: { pin } });
  const known = statesOfPin(pin.value).length > 0 || pin.value.startsWith(ARMY_PREFIX);
  return known ? { ok: true, value: pin.value } : { ok: false, errors: { pin: words.unknown } };
}

/** PIN codes of the Army Postal Service belong to no State. */
const ARMY_PREFIX = '9';
