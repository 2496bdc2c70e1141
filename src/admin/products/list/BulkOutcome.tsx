import { useState } from 'react';
import { words } from '#text/admin/bulk.ts';
import { Button } from '#ui/form/Button.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { AppliedNote } from '../changes/AppliedNote.tsx';
import { type BulkRun, continueBulkRun, openCount } from './bulk-run.ts';

interface BulkOutcomeProps {
  run: BulkRun;
  onContinued: (run: BulkRun) => void;
}

/** What a bulk change did. After a failure it goes on with the rest, at the prices of the preview. */
export function BulkOutcome({ run, onContinued }: BulkOutcomeProps) {
  const [done, setDone] = useState<number | null>(null);
  const open = openCount(run);
  useUnsaved(done !== null);

  async function goOn(): Promise<void> {
    if (done !== null) return;
    setDone(0);
    onContinued(await continueBulkRun(run, setDone));
    setDone(null);
  }

  return (
    <div className="mb-4">
      <AppliedNote
        applied={run.applied}
        title={words.done(run.applied.saved.length)}
        note={words.choices[run.actionName]}
      >
        {open > 0 && (
          <Button aria-disabled={done !== null} onClick={() => void goOn()}>
            {done === null ? words.goOn(open) : words.applying(done, open)}
          </Button>
        )}
      </AppliedNote>
    </div>
  );
}
