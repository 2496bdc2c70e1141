import { useState } from 'react';
import { setCheckoutOpen } from '#data/admin/settings.ts';
import { words as all } from '#text/admin/settings.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

const words = all.checkout;

interface CheckoutSwitchProps {
  open: boolean;
  writable: boolean;
}

/** Opens or closes the checkout. Closing asks first; opening does not. */
export function CheckoutSwitch({ open, writable }: CheckoutSwitchProps) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function change(next: boolean): Promise<void> {
    if (pending) return;
    setPending(true);
    setProblem('');
    const result = await setCheckoutOpen(next);
    setPending(false);
    if (!result.ok) return setProblem(failureSentences[result.failure.code]);
    setAsking(false);
    toast(next ? words.nowOpen : words.nowClosed);
  }

  return (
    <section
      aria-labelledby="settings-checkout"
      className={`rounded-card border p-4 sm:p-6 ${open ? 'border-hairline bg-surface' : 'border-clay bg-clay-tint'}`}
    >
      <h2 id="settings-checkout" className="text-xl">
        {words.title}
      </h2>
      <p className="mb-4">{open ? words.open : words.closed}</p>
      {writable && (
        <Button
          look={open ? 'quiet' : 'main'}
          aria-disabled={pending}
          onClick={() => (open ? setAsking(true) : void change(true))}
        >
          {open ? words.close : words.reopen}
        </Button>
      )}
      {!asking && <Problem text={problem} />}
      {asking && (
        <Dialog title={words.askTitle} close={all.close} onClose={() => setAsking(false)}>
          <p className="mb-4">{words.ask}</p>
          <p className="flex flex-wrap gap-3">
            <Button look="grave" aria-disabled={pending} onClick={() => void change(false)}>
              {words.close}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </p>
          <Problem text={problem} />
        </Dialog>
      )}
    </section>
  );
}

function Problem({ text }: { text: string }) {
  return <ErrorMessage className="mt-3 empty:mt-0">{text}</ErrorMessage>;
}
