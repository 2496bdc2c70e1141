import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { attemptId } from '#domain/checkout/checkout-details.ts';
import { TEST_PAISE } from '#domain/checkout/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { placeTestOrder } from '#data/orders/checkout.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { openProvider } from '#data/payment/open-provider.ts';
import { useSession } from '#data/react/use-session.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/orders/test-payment.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface TestPaymentProps {
  /** Whether the payment is emulated, so that everyone may try it. */
  emulated: boolean;
  /** Whether a test payment exists already. */
  isRepeat: boolean;
}

/** Places a test order and opens the provider's payment page. */
export function TestPayment({ emulated, isRepeat }: TestPaymentProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  // Idempotency key per payment, so that a second click creates no second order.
  const attempt = useRef('');

  function showProblem(sentence: string): void {
    setBusy('');
    setProblem(sentence);
  }

  async function pay(): Promise<void> {
    if (busy) return;
    setBusy(words.asking);
    setProblem('');
    if (session.state !== 'signed-in') {
      const entered = await signInAsGuest();
      if (!entered.ok) return showProblem(failureSentences[entered.failure.code]);
    }
    attempt.current ||= attemptId(crypto.getRandomValues(new Uint8Array(20)));
    const answer = await placeTestOrder(attempt.current);
    if (!answer.ok) return showProblem(failureSentences[answer.failure.code]);
    if (answer.value.outcome !== 'ordered') return showProblem(words.refused);
    const { orderId, action } = answer.value;
    if (!action) return showProblem(words.unreached);
    attempt.current = '';
    void navigate(paths.testPayment(orderId));
    setBusy(words.opening);
    return openProvider(action, () => showProblem(words.closed)).catch(() =>
      showProblem(words.blocked),
    );
  }

  if (!emulated && session.state === 'signed-out') {
    return (
      <Link to={paths.auth({ next: pathname })} className={buttonLook('main')}>
        {words.signIn}
      </Link>
    );
  }
  const label = isRepeat ? words.again : words.pay(formatMoney(TEST_PAISE));
  return (
    <div className="space-y-3">
      <Button
        look={isRepeat ? 'quiet' : 'main'}
        aria-disabled={busy !== ''}
        onClick={() => void pay()}
      >
        {busy || label}
      </Button>
      <ErrorMessage look="note" className="empty:hidden">
        {problem}
      </ErrorMessage>
    </div>
  );
}
