import { useEffect, useRef, useState } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { Button } from '../form/Button.tsx';

interface RemovePhotoProps {
  /** Resolves with the sentence for a failure; empty when the photograph is removed. */
  run: () => Promise<string>;
  onRemoved: () => void;
  words: {
    readonly remove: string;
    readonly sure: string;
    readonly confirm: string;
    readonly removing: string;
    readonly keep: string;
  };
}

/** Removes a photograph after a confirmation: its file is deleted, so there is no way back. */
export function RemovePhoto({ words, ...rest }: RemovePhotoProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <Question words={words} {...rest} onKeep={() => setAsking(false)} />;
  return (
    <div className="flex justify-center">
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
    </div>
  );
}

function Question({
  run,
  onRemoved,
  words,
  onKeep,
}: RemovePhotoProps & { readonly onKeep: () => void }) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const question = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => question.current?.focus(), []);

  async function remove(): Promise<void> {
    setPending(true);
    setProblem('');
    const failure = await run();
    setPending(false);
    setProblem(failure);
    if (failure === '') onRemoved();
  }

  return (
    <div className="grid justify-items-center gap-3">
      <p ref={question} tabIndex={-1}>
        {words.sure}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="grave" aria-disabled={isPending} onClick={() => void remove()}>
          {isPending ? words.removing : words.confirm}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
