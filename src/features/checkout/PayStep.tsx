import { useEffect, useRef, useState } from 'react';
import type { ClientAction } from '#domain/checkout.ts';
import { formatMoney } from '#domain/money.ts';
import { paths } from '#domain/paths.ts';
import { restoreToCart } from '#data/cart.ts';
import { cancelOrder, payAgain } from '#data/checkout.ts';
import { noteCheckout, type PlacedOrder } from '#data/checkout-draft.ts';
import { openProvider } from '#data/open-provider.ts';
import { words } from '#text/en/checkout.ts';
import { failureSentences } from '#text/en/failures.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';

interface PayStepProps {
  owner: string;
  placed: PlacedOrder;
  /** How to pay, when the order was made just now; else the server is asked. */
  action: ClientAction | null;
  /** Another way to pay was chosen: the lines are back in the cart. */
  onBack: () => void;
}

const { placed: own } = words;

/** An order that is made and not paid: leads to the provider's page, and says the way on when that fails. */
export function PayStep({ owner, placed, action, onBack }: PayStepProps) {
  const [busy, setBusy] = useState<'opening' | 'cancelling' | null>(action ? 'opening' : null);
  const [problem, setProblem] = useState(action ? '' : own.unreached);
  const [over, setOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begun = useRef(false);
  const total = formatMoney(placed.totalPaise);

  async function open(known: ClientAction): Promise<void> {
    setBusy('opening');
    setProblem('');
    try {
      await openProvider(known, () => {
        setBusy(null);
        setProblem(own.closed);
      });
    } catch {
      setBusy(null);
      setProblem(own.blocked);
    }
  }

  async function pay(): Promise<void> {
    setBusy('opening');
    setProblem('');
    const answer = await payAgain(placed.orderId);
    if (!answer.ok) tell(failureSentences[answer.failure.code]);
    else if (answer.value.outcome === 'ordered' && answer.value.action)
      await open(answer.value.action);
    else if (answer.value.outcome === 'ordered' && answer.value.retry) tell(own.unreached);
    else end(own.over);
  }

  async function giveUp(): Promise<void> {
    setBusy('cancelling');
    setProblem('');
    const answer = await cancelOrder(placed.orderId);
    if (!answer.ok) return tell(failureSentences[answer.failure.code]);
    if (answer.value.outcome === 'refused') return end(own.notCancelled);
    await restoreToCart(placed.lines);
    noteCheckout(owner, { placed: undefined, method: undefined });
    onBack();
  }

  function tell(sentence: string): void {
    setBusy(null);
    setProblem(sentence);
  }

  function end(sentence: string): void {
    tell(sentence);
    setOver(true);
    noteCheckout(owner, { placed: undefined });
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    heading.current?.focus();
    if (action) void open(action);
    // Once: what the order brought along is opened without another tap.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // Back from the provider's page: the browser shows this one as it was left.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(null);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  return (
    <section className="mx-auto max-w-xl space-y-4 py-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {over ? own.over : own.title}
      </h2>
      {!over && <p>{own.lead(placed.number, total)}</p>}
      <div role="alert">
        {problem && !(over && problem === own.over) && (
          <p className="rounded-card bg-clay-tint px-4 py-3">{problem}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!over && (
          <Button aria-disabled={busy !== null} onClick={() => void (busy ?? pay())}>
            {busy === 'opening' ? words.pay.opening : own.pay(total)}
          </Button>
        )}
        <Link to={paths.order(placed.orderId)} className={buttonLook('quiet')}>
          {own.order}
        </Link>
      </div>
      {!over && (
        <div className="border-t border-hairline pt-4">
          <button
            type="button"
            aria-disabled={busy !== null}
            onClick={() => void (busy ?? giveUp())}
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {busy === 'cancelling' ? own.cancelling : own.other}
          </button>
          <p className="text-sm text-ink-soft">{own.otherHint}</p>
        </div>
      )}
    </section>
  );
}
