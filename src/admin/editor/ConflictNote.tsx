import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface ConflictNoteProps {
  words: { readonly changed: string; readonly theirs: string };
  onShowTheirs: () => void;
}

/** Says that another person saved what the form edits, and offers their version. */
export function ConflictNote({ words, onShowTheirs }: ConflictNoteProps) {
  return (
    <ErrorMessage look="box" className="my-4">
      <p className="mb-2 font-semibold">{words.changed}</p>
      <Button look="quiet" onClick={onShowTheirs}>
        {words.theirs}
      </Button>
    </ErrorMessage>
  );
}
