import { useState } from 'react';
import { words } from '#text/admin/coupons.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { FormProblem } from '#ui/form/use-form.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface EndCouponProps {
  code: string;
  active: boolean;
  change: (active: boolean) => Promise<FormProblem>;
}

/** Ends a coupon after a confirmation, or reactivates it. */
export function EndCoupon({ code, active, change }: EndCouponProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  async function go(next: boolean): Promise<void> {
    const trouble = await change(next);
    setProblem(trouble?.problem ?? '');
    if (!trouble) setAsking(false);
  }
  return (
    <>
      <Button look="quiet" onClick={() => (active ? setAsking(true) : void go(true))}>
        {active ? words.end : words.again}
      </Button>
      {!asking && problem !== '' && <ErrorMessage className="self-center">{problem}</ErrorMessage>}
      {asking && (
        <Dialog title={words.endTitle(code)} close={words.close} onClose={() => setAsking(false)}>
          <p className="mb-4">{words.endText}</p>
          <p className="flex flex-wrap gap-3">
            <Button look="grave" onClick={() => void go(false)}>
              {words.end}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </p>
          <ErrorMessage className="mt-3">{problem}</ErrorMessage>
        </Dialog>
      )}
    </>
  );
}
