import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** Message after copying. */
  done: string;
  /** Message before the text when the browser forbids copying. */
  failed: string;
}

/** How long the success message shows, in milliseconds. */
const DONE_MS = 3_000;

/** Copies a text and confirms it. If the browser forbids it, shows the text for manual copying. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'done' | 'failed'>('none');
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => setOutcome('none'), DONE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  }

  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 print:hidden">
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <Icon aria-hidden className="size-4" />
        <span>{label}</span>
      </button>
      <span role="status" className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {outcome === 'done' ? done : outcome === 'failed' ? `${failed} ${text}` : ''}
      </span>
    </span>
  );
}
