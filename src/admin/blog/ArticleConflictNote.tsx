import { words } from '#text/admin/blog.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';

interface ArticleConflictNoteProps {
  onTheirs: () => void;
  onMine: () => void;
}

/** Reports that another user has saved the same article, and lets the editor choose a version. */
export function ArticleConflictNote({ onTheirs, onMine }: ArticleConflictNoteProps) {
  return (
    <ErrorMessage look="box">
      <p className="font-semibold">{words.conflict.title}</p>
      <p className="mb-3 max-w-prose">{words.conflict.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTheirs}>
          {words.conflict.theirs}
        </Button>
        <Button look="quiet" onClick={onMine}>
          {words.conflict.mine}
        </Button>
      </div>
    </ErrorMessage>
  );
}
