import { useEffect, useState } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { articleNote } from '#data/admin/article-notes.ts';
import { words } from '#text/en/admin-blog.ts';
import { Button } from '#ui/Button.tsx';
import { say } from '#ui/toast.ts';
import type { Typed } from '#ui/use-form.ts';

interface LostNoteProps {
  /** Empty for a new article. */
  slug: string;
  onTake: (typed: Typed) => void;
}

/** Offers what was written here before and not saved; and says, when the editor is left, that it is kept. */
export function LostNote({ slug, onTake }: LostNoteProps) {
  const [offered, setOffered] = useState(() => articleNote(slug).read());
  useEffect(() => {
    const before = articleNote(slug).read()?.at;
    return () => {
      const kept = articleNote(slug).read();
      if (kept && kept.at !== before) say(words.note.kept);
    };
  }, [slug]);
  if (!offered) return null;
  return (
    <div className="rounded-card bg-leaf-tint p-4">
      <p className="font-semibold">{words.note.title}</p>
      <p className="amount mb-3">{words.note.text(formatMoment(offered.at))}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => {
            setOffered(null);
            onTake(offered.typed);
          }}
        >
          {words.note.take}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setOffered(null);
            // Something newer may have been written since.
            if (articleNote(slug).read()?.at === offered.at) articleNote(slug).write(null);
          }}
        >
          {words.note.drop}
        </Button>
      </div>
    </div>
  );
}

interface OvertakenNoteProps {
  onTheirs: () => void;
  onMine: () => void;
}

/** Says that somebody else has saved the same article, and lets whoever typed decide. */
export function OvertakenNote({ onTheirs, onMine }: OvertakenNoteProps) {
  return (
    <div role="alert" className="rounded-card bg-clay-tint p-4">
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
    </div>
  );
}
