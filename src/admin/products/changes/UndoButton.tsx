import { useState } from 'react';
import { undoChanges, type UndoneChanges } from '#data/admin/catalogue/undo-changes.ts';
import { fieldName, words } from '#text/admin/catalogue/changes.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { RefusedList } from './RefusedList.tsx';

interface UndoButtonProps {
  /** The edit's id. */
  id: string;
  /** Such as the name of its file, for the audit log. */
  note: string;
}

/** Undoes an edit of many products, and says what could not be undone because it was changed since. */
export function UndoButton({ id, note }: UndoButtonProps) {
  const [done, setDone] = useState<number | null>(null);
  const [undone, setUndone] = useState<UndoneChanges | null>(null);
  const [problem, setProblem] = useState('');

  async function run(): Promise<void> {
    setDone(0);
    setProblem('');
    const result = await undoChanges(id, note, setDone);
    setDone(null);
    if (result.ok) setUndone(result.value);
    else setProblem(failureSentences[result.failure.code]);
  }

  const isOpen = undone === null || undone.refused.length > 0;
  return (
    <div className="space-y-2">
      {isOpen && (
        <Button look="quiet" aria-disabled={done !== null} onClick={() => void run()}>
          {done === null ? words.undo : words.undoing(done)}
        </Button>
      )}
      <div role="status">{undone && <Outcome undone={undone} />}</div>
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
}

function Outcome({ undone: { restored, kept, refused } }: { undone: UndoneChanges }) {
  return (
    <>
      {restored > 0 && <p className="font-semibold">{words.undone(restored)}</p>}
      {restored === 0 && kept.length === 0 && refused.length === 0 && <p>{words.nothing}</p>}
      {kept.length > 0 && (
        <>
          <p>{words.kept}</p>
          <ul className="list-disc pl-5">
            {kept.map(({ slug, fields }) => (
              <li key={slug}>{words.fieldsOf(slug, fields.map(fieldName).join(', '))}</li>
            ))}
          </ul>
        </>
      )}
      <RefusedList refused={refused} />
    </>
  );
}
