import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Result } from '#domain/core/result.ts';
import { confirmWithGoogle, signInWithGoogle } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { GoogleMark } from '#ui/images/GoogleMark.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

/** Builds for the local suite use made-up accounts; the constant removes this code from all other builds. */
const GoogleChooser =
  import.meta.env.VITE_EMULATOR_PORT_OFFSET === undefined
    ? null
    : lazy(async () => ({ default: (await import('./GoogleChooser.tsx')).GoogleChooser }));

interface GoogleButtonProps {
  /** Signs in, or re-authenticates the signed-in user. */
  purpose: 'sign-in' | 'confirm';
  /** Called on success. */
  onDone?: () => void;
  children: ReactNode;
}

/** Signs in or re-authenticates through Google. */
export function GoogleButton({ purpose, onDone, children }: GoogleButtonProps) {
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const isPending = useRef(false);

  function finish(result: Result<void>): void {
    setChoosing(false);
    if (result.ok) onDone?.();
    else setProblem(failureSentences[result.failure.code]);
  }

  async function start(): Promise<void> {
    if (isPending.current) return;
    setProblem('');
    if (GoogleChooser) {
      setChoosing(true);
      return;
    }
    isPending.current = true;
    setPending(true);
    finish(await (purpose === 'sign-in' ? signInWithGoogle() : confirmWithGoogle()));
    isPending.current = false;
    setPending(false);
  }

  return (
    <div className="grid gap-3">
      <Button look="quiet" aria-disabled={pending} onClick={() => void start()}>
        <GoogleMark />
        <span>{pending ? words.googlePending : children}</span>
      </Button>
      <ErrorMessage look="note" className="font-semibold text-clay empty:hidden">
        {problem}
      </ErrorMessage>
      {choosing && GoogleChooser && (
        <Suspense>
          <GoogleChooser purpose={purpose} onChosen={finish} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
