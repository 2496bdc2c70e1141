import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  /** What is said when it is copied. */
  done: string;
  /** What is said, with the text behind it, when the browser does not allow it. */
  failed: string;
}

/** How long the button says that it has copied, in milliseconds. */
const DONE_MS = 3_000;

/** Copies a text and says so. Where the browser forbids it, the text is shown to be copied by hand. */
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
        {label}
      </button>
      <span role="status" className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {outcome === 'done' && done}
        {outcome === 'failed' && `${failed} ${text}`}
      </span>
    </span>
  );
}
