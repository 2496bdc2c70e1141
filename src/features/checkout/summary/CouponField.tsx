import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { words } from '#text/shop/checkout.ts';
import { Button } from '#ui/form/Button.tsx';
import { Fold } from '#ui/content/Fold.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import type { CouponControl } from './use-coupon.ts';

interface CouponFieldProps {
  coupon: CouponControl;
}

const { coupon: own } = words;

/** The coupon field, with the discount or the reason for a refusal. Collapsed by default. */
export function CouponField({ coupon }: CouponFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { code, savedCode, discountPaise, asking, problem } = coupon;
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // What was pressed is gone: its replacement takes the focus, unless the shopper is elsewhere by now.
    if (isPressed.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('summary, [tabindex]')?.focus();
  }, [code]);
  useEffect(() => {
    // A press without effect must not count for a coupon that a change of the cart applies later.
    if (!asking) isPressed.current = false;
  });

  function apply(): void {
    if (asking) return;
    isPressed.current = true;
    void coupon.apply(field.current?.value ?? '');
  }

  function remove(): void {
    isPressed.current = true;
    coupon.remove();
  }

  const message = (
    <ErrorMessage id={`${id}-error`} look="small" className="mt-1">
      {problem}
    </ErrorMessage>
  );
  if (code) {
    return (
      <div ref={root}>
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-4">
          <p tabIndex={-1} className="font-semibold text-leaf outline-none">
            {own.applied(code, formatMoney(discountPaise))}
          </p>
          <button
            type="button"
            aria-label={own.removeOf(code)}
            onClick={remove}
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {own.remove}
          </button>
        </div>
        {message}
      </div>
    );
  }
  return (
    <div ref={root}>
      <Fold title={<span>{own.open}</span>} forced={problem !== '' || asking}>
        <label htmlFor={id} className="block font-semibold">
          {own.label}
        </label>
        <div className="mt-1 flex gap-3">
          <input
            ref={field}
            id={id}
            defaultValue={savedCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            className="block h-11 w-full min-w-0 rounded-card border border-edge bg-surface px-4 text-base uppercase aria-invalid:border-2 aria-invalid:border-clay"
          />
          <Button look="quiet" aria-disabled={asking} onClick={apply}>
            {asking ? own.trying : own.apply}
          </Button>
        </div>
        {message}
      </Fold>
    </div>
  );
}
