import { useRef } from 'react';
import { type Message, type MessageMove, messageMoves } from '#domain/content/message-handling.ts';
import { moveMessage } from '#data/admin/messages.ts';
import { words as all } from '#text/en/admin/messages.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved.ts';
import { EditorsOnly } from '../list/EditorsOnly.tsx';

const words = all.one;

interface MessageMovesProps {
  message: Message;
}

/** The available actions of a message, with a note. */
export function MessageMoves({ message }: MessageMovesProps) {
  const moves = messageMoves(message.status);
  const chosen = useRef<MessageMove | null>(null);
  const form = useForm<string>({
    check: ({ note = '' }) => ({ ok: true, value: note.trim() }),
    async send(note, element) {
      const move = chosen.current ?? moves[0];
      if (!move) return null;
      const result = await moveMessage(message, move, note);
      if (!result.ok) {
        const { code } = result.failure;
        return { problem: code === 'denied' ? words.refused : failureSentences[code] };
      }
      element.reset();
      toast(all.done[move]);
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <section
      aria-labelledby="moves"
      className="mb-6 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="moves" className="mb-3 text-lg">
        {words.moveTitle}: {all.statuses[message.status]}
      </h2>
      <EditorsOnly>
        <form {...form.props} className="grid gap-4">
          <Field
            form={form}
            name="note"
            label={words.noteLabel}
            optional={words.optional}
            hint={words.noteHint}
            rows={3}
            maxLength={500}
          />
          <FormProblem form={form} />
          <div className="flex flex-wrap gap-3">
            {moves.map((move, index) => (
              <Button
                key={move}
                type="submit"
                look={index === 0 ? 'main' : 'quiet'}
                aria-disabled={form.pending}
                onClick={() => {
                  chosen.current = move;
                }}
              >
                {all.moves[move]}
              </Button>
            ))}
          </div>
        </form>
      </EditorsOnly>
    </section>
  );
}
