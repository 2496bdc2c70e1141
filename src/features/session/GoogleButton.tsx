import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Result } from '#domain/shared/result.ts';
import { confirmWithGoogle, signInWithGoogle } from '#data/account/account.ts';
import { failureSentences } from '#text/en/failures.ts';
import { words } from '#text/en/session.ts';
import { Button } from '#ui/Button.tsx';
import { GoogleMark } from '#ui/GoogleMark.tsx';

/** Builds for the local suite choose among made-up accounts; the constant keeps all of it out of every other build. */
const GoogleChooser =
  import.meta.env.VITE_EMULATOR_PORT_OFFSET === undefined
    ? null
    : lazy(async () => ({ default: (await import('./GoogleChooser.tsx')).GoogleChooser }));

interface GoogleButtonProps {
  /** Signs in, or asks whoever is signed in to confirm that it is them. */
  purpose: 'sign-in' | 'confirm';
  /** Called when it went well. */
  onDone?: () => void;
  children: ReactNode;
}

/** Asks Google who this is. */
export function GoogleButton({ purpose, onDone, children }: GoogleButtonProps) {
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const waiting = useRef(false);

  function end(result: Result<void>): void {
    setChoosing(false);
    if (result.ok) onDone?.();
    else setProblem(failureSentences[result.failure.code]);
  }

  async function ask(): Promise<void> {
    if (waiting.current) return;
    setProblem('');
    if (GoogleChooser) {
      setChoosing(true);
      return;
    }
    waiting.current = true;
    setPending(true);
    end(await (purpose === 'sign-in' ? signInWithGoogle() : confirmWithGoogle()));
    waiting.current = false;
    setPending(false);
  }

  return (
    <div className="grid gap-3">
      <Button look="quiet" aria-disabled={pending} onClick={() => void ask()}>
        <GoogleMark />
        {pending ? words.googlePending : children}
      </Button>
      <div role="alert" className="empty:hidden">
        {problem && (
          <p className="rounded-card bg-clay-tint px-4 py-3 font-semibold text-clay">{problem}</p>
        )}
      </div>
      {choosing && GoogleChooser && (
        <Suspense>
          <GoogleChooser purpose={purpose} onChosen={end} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
