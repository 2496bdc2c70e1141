import { useState } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { Button } from './Button.tsx';

interface ActionButtonProps {
  label: string;
  pending: string;
  /** Replaces the button once the action is done. */
  done: string;
  look?: 'main' | 'quiet';
  /** Resolves with the sentence for a failure; empty when it is done. */
  run: () => Promise<string>;
}

/** A button for an action that is done once: says that it runs, then what was done, or what failed. */
export function ActionButton({ label, pending, done, look = 'main', run }: ActionButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready');
  const [problem, setProblem] = useState('');

  async function start(): Promise<void> {
    if (state !== 'ready') return;
    setState('pending');
    setProblem('');
    const failure = await run();
    setState(failure === '' ? 'done' : 'ready');
    setProblem(failure);
  }

  return (
    <>
      <p role="status" className="font-semibold empty:hidden [overflow-wrap:anywhere]">
        {state === 'done' && done}
      </p>
      {state !== 'done' && (
        <Button look={look} aria-disabled={state === 'pending'} onClick={() => void start()}>
          {state === 'pending' ? pending : label}
        </Button>
      )}
      <ErrorMessage look="plain" className="mt-2 text-clay empty:hidden">
        {problem}
      </ErrorMessage>
    </>
  );
}
