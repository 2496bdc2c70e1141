import { useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import {
  MAX_NOTE_LENGTH,
  NoteFormSchema,
  type NoteSubject,
  type StaffNote,
  type StaffNotes,
} from '#domain/staff-note/staff-note.ts';
import { writeNote } from '#data/admin/people/notes.ts';
import { useSession } from '#data/react/use-session.ts';
import { formatMoment } from '#text/dates.ts';
import { noteWords as own } from '#text/admin/notes/notes.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { useMayEdit } from '../frame/use-role.ts';
import { useAuthorName } from '../team/use-author-name.ts';

interface NotesPartProps {
  /** What a new note is about. */
  about: NoteSubject;
  /** The notes so far, each with what it is about. */
  notes: readonly { readonly about: NoteSubject; readonly note: StaffNote }[];
}

/** The notes about an order or a customer, the newest first, and the form of a new one. */
export function NotesPart({ about, notes }: NotesPartProps) {
  const session = useSession();
  const me = session.state === 'signed-in' ? session.user.uid : '';
  const mayEdit = useMayEdit();
  const authorName = useAuthorName();
  const [removing, setRemoving] = useState<NotesPartProps['notes'][number] | null>(null);
  const sorted = notes.toSorted((a, b) => b.note.at - a.note.at);
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{own.lead}</p>
      {mayEdit && <NoteForm about={about} />}
      {sorted.length === 0 && <p className="text-ink-soft">{own.none}</p>}
      <ul className="divide-y divide-hairline">
        {sorted.map((entry) => {
          const { key, text, by, at } = entry.note;
          return (
            <li key={key} className="py-3">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              <p className="amount flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <span>{`${by === me ? own.you : authorName(entry.note)}, ${formatMoment(at)}`}</span>
                {mayEdit && (
                  <button
                    type="button"
                    className="min-h-11 text-leaf underline-offset-4 hover:underline"
                    onClick={() => setRemoving(entry)}
                  >
                    {own.remove}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {removing && (
        <Dialog title={own.removeTitle} close={own.keep} onClose={() => setRemoving(null)}>
          <p className="mb-4">{own.removeLead}</p>
          <ActionButton
            label={own.remove}
            pending={own.removing}
            done=""
            run={async () => {
              const { key } = removing.note;
              const answer = await writeNote(removing.about, { what: 'remove', key });
              if (!answer.ok) return failureSentences[answer.failure.code];
              if (answer.value.outcome === 'refused') return own.refusals[answer.value.refusal];
              setRemoving(null);
              return '';
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function NoteForm({ about }: Pick<NotesPartProps, 'about'>) {
  // A retry after a lost answer adds no second note.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    check: ({ note = '' }) => inWords(checkForm(NoteFormSchema, { note })),
    async send({ note }, element) {
      const answer = await writeNote(about, { what: 'add', key, text: note });
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      if (answer.value.outcome === 'refused') {
        return { problem: own.refusals[answer.value.refusal] };
      }
      setKey(crypto.randomUUID());
      element.reset();
      toast(own.added);
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <form {...form.props} aria-label={own.note} className="mb-3 space-y-3">
      <Field form={form} name="note" label={own.note} rows={2} maxLength={MAX_NOTE_LENGTH} />
      <FormProblem form={form} />
      <Button type="submit" look="quiet" aria-disabled={form.pending}>
        {form.pending ? own.adding : own.add}
      </Button>
    </form>
  );
}

/** The entries of one document of notes, for `NotesPart`. */
export function noteEntries(
  about: NoteSubject,
  stored: StaffNotes | null | undefined,
): NotesPartProps['notes'] {
  return (stored?.notes ?? []).map((note) => ({ about, note }));
}
