import { useRef, useState } from 'react';
import { indianDay } from '#domain/core/dates.ts';
import { personalData } from '#data/account/personal-data.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/account.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface DataDownloadProps {
  uid: string;
}

/** Downloads everything the shop stores about a customer as one file. */
export function DataDownload({ uid }: DataDownloadProps) {
  const { data } = words.security;
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const busy = useRef(false);

  async function download(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    setStatus(data.preparing);
    const result = await personalData(uid);
    busy.current = false;
    if (result.ok) saveJson(JSON.stringify(result.value, null, 2));
    setStatus(result.ok ? data.done : '');
    if (!result.ok) setProblem(failureSentences[result.failure.code]);
  }

  function saveJson(text: string): void {
    const day = indianDay(Date.now());
    saveFile(data.file(day), new Blob([text], { type: 'application/json' }));
  }

  return (
    <div>
      <p className="mb-4 max-w-prose">{data.text}</p>
      <Button look="quiet" onClick={() => void download()}>
        {data.download}
      </Button>
      <p role="status" className="mt-2 text-ink-soft">
        {status}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
}
