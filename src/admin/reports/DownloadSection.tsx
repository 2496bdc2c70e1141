import { useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/core/result.ts';
import { failureSentences } from '#text/site/failures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';

/** A file to save, if there is anything to save, and what is said about it. */
interface Download {
  readonly file: { readonly name: string; readonly content: Blob } | null;
  readonly message: string;
}

interface DownloadSectionProps {
  /** Id of the heading. */
  id: string;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly start: string;
    readonly cancel: string;
    readonly cancelled: string;
  };
  /** Reads what the file needs, and reports its progress. An aborted signal ends it early. */
  read: (onProgress: (message: string) => void, signal: AbortSignal) => Promise<Result<Download>>;
}

/** Downloads a file that takes many reads: says how far it is, and can be cancelled. */
export function DownloadSection({ id, words, read }: DownloadSectionProps) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const last = useRef<AbortController | null>(null);
  // Ends the reads when the page is left.
  useEffect(() => () => last.current?.abort(), []);

  async function start(): Promise<void> {
    if (running) return;
    const controller = new AbortController();
    last.current = controller;
    setRunning(controller);
    setProblem('');
    const answer = await read(setStatus, controller.signal);
    setRunning(null);
    if (controller.signal.aborted) setStatus(words.cancelled);
    else if (!answer.ok) {
      setStatus('');
      setProblem(failureSentences[answer.failure.code]);
    } else {
      const { file, message } = answer.value;
      if (file) saveFile(file.name, file.content);
      setStatus(message);
    }
  }

  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {words.title}
      </h2>
      <p className="mb-3 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" aria-disabled={running !== null} onClick={() => void start()}>
          {words.start}
        </Button>
        {running && (
          <Button look="quiet" onClick={() => running.abort()}>
            {words.cancel}
          </Button>
        )}
        <p role="status">{status}</p>
      </div>
      <ErrorMessage look="plain" className="mt-2 text-clay empty:hidden">
        {problem}
      </ErrorMessage>
    </section>
  );
}
