import { useEffect, useState } from 'react';
import { formatMoment } from '#text/dates.ts';
import { type EditorDraft, editorDraft } from '#data/admin/editor-drafts.ts';
import { words } from '#text/admin/admin.ts';
import { focusFirstField } from '#ui/browser/focus-on-arrival.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { FormValues } from '#ui/form/use-form.ts';

interface DraftNoteProps {
  kind: Parameters<typeof editorDraft>[0];
  /** Empty for a new document. */
  slug: string;
  /** Values that the editor shows without the draft: an identical draft is not offered. */
  begun: FormValues;
  onTake: (typed: FormValues) => void;
}

/** Offers to restore a locally saved draft; reports, when the editor is left, that a draft is saved. */
export function DraftNote({ kind, slug, begun, onTake }: DraftNoteProps) {
  const [offered, setOffered] = useState(() => changedDraft(editorDraft(kind, slug).read(), begun));
  useEffect(() => {
    const note = editorDraft(kind, slug);
    const savedAt = note.read()?.at;
    return () => {
      const draft = note.read();
      if (draft && draft.at !== savedAt) toast(words.savedDraft.saved);
    };
  }, [kind, slug]);
  if (!offered) return null;
  return (
    <div className="rounded-card bg-leaf-tint p-4">
      <p className="font-semibold">{words.savedDraft.title}</p>
      <p className="amount mb-3">{words.savedDraft.text(formatMoment(offered.at))}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            end(currentTarget);
            onTake(offered.typed);
          }}
        >
          {words.savedDraft.take}
        </Button>
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            end(currentTarget);
            const note = editorDraft(kind, slug);
            // A newer draft may have been typed since.
            if (note.read()?.at === offered.at) note.write(null);
          }}
        >
          {words.savedDraft.drop}
        </Button>
      </div>
    </div>
  );

  /** The pressed button goes with the offer: the focus moves to the form. */
  function end({ form }: HTMLButtonElement): void {
    setOffered(null);
    focusFirstField(form);
  }
}

/** The draft, if it differs from what the editor shows without it. */
function changedDraft(note: EditorDraft | null, begun: FormValues): EditorDraft | null {
  const differs = Object.entries(note?.typed ?? {}).some(
    ([field, text]) => text.trim() !== (begun[field] ?? '').trim(),
  );
  return differs ? note : null;
}
