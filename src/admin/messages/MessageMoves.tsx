import { useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/content/message.ts';
import { type Message, type MessageMove, messageMoves } from '#domain/content/message-handling.ts';
import { moveMessage } from '#data/admin/messages.ts';
import { words as all } from '#text/admin/messages.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, formValues, type FormValues, useForm } from '#ui/form/use-form.ts';
import { fillForm } from '../editor/fill-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';

const words = all.one;

interface MessageMovesProps {
  message: Message;
}

interface MoveForm {
  readonly move: MessageMove;
  readonly answer: string;
  readonly note: string;
}

/** The available actions of a message, with an answer to its sender and a note for staff. */
export function MessageMoves({ message }: MessageMovesProps) {
  const moves = messageMoves(message.status);
  const chosen = useRef<MessageMove | null>(null);
  const canAnswer = moves.includes('answer');
  // A colleague may end the message meanwhile: a reply that was typed stays until it is sent or cleared.
  const [reply, setReply] = useState('');
  const form = useForm<MoveForm>({
    check: (typed) => checked(typed, chosen.current ?? moves[0] ?? 'reopen'),
    async send({ move, answer, note }, element) {
      const result = await moveMessage(message, move, { answer, note });
      if (!result.ok) {
        const { code } = result.failure;
        return { problem: code === 'denied' ? words.refused : failureSentences[code] };
      }
      // Reopening leads to where the reply can be sent.
      const kept = move === 'reopen' ? replyIn(element) : '';
      element.reset();
      fillForm(element, { answer: kept });
      setReply(kept);
      toast(all.done[move]);
      return null;
    },
  });
  useUnsaved(form.unsent || reply !== '');
  return (
    <section
      aria-labelledby="moves"
      className="mb-6 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="moves" className="mb-3 text-lg">
        {`${words.moveTitle}: ${all.statuses[message.status]}`}
      </h2>
      <EditorsOnly>
        <form
          {...form.props}
          onInput={(event) => {
            form.props.onInput(event);
            setReply(replyIn(event.currentTarget));
          }}
          className="grid gap-4"
        >
          {(canAnswer || reply !== '') && (
            <Field
              form={form}
              name="answer"
              label={words.answerLabel}
              hint={canAnswer ? words.answerHint(message.email) : words.answerClosed}
              rows={8}
              maxLength={MAX_MESSAGE_LENGTH}
            />
          )}
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

function replyIn(form: HTMLFormElement): string {
  return formValues(form)['answer'] ?? '';
}

/** An answer is sent by its own button alone, and is never lost by another one. */
function checked({ answer = '', note = '' }: FormValues, move: MessageMove): FormCheck<MoveForm> {
  const text = answer.trim();
  if (move === 'answer' && text === '') return { ok: false, errors: { answer: words.answerEmpty } };
  if (move === 'answer') return { ok: true, value: { move, answer: text, note: note.trim() } };
  if (move !== 'reopen' && text !== '')
    return { ok: false, errors: { answer: words.answerUnsent } };
  return { ok: true, value: { move, answer: '', note: note.trim() } };
}
