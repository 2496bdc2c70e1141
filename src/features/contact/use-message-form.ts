import { useEffect, useRef, useState } from 'react';
import { checkForm } from '#domain/core/form.ts';
import { type MessageDraft, MessageDraftSchema } from '#domain/content/message.ts';
import {
  type MessageAttempt,
  messageDraft,
  saveMessageDraft,
  type SentMessage,
} from '#data/browser/message-draft.ts';
import { contactWords } from '#text/site/contact.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { type Form, type FormValues, useForm } from '#ui/form/use-form.ts';
import { type OnLate, type Outcome, send } from './send-message.ts';

const check = (typed: FormValues) =>
  inWords(checkForm(MessageDraftSchema, typed), contactWords.faults);

/**
 * Sends the contact form. `onSent` receives the message once it has arrived, which may be after the form has given up
 * waiting.
 */
export function useMessageForm(onSent: (sent: SentMessage) => void): Form {
  const [lateProblem, setLateProblem] = useState<string | null>(null);
  // Null once the form is gone: a late outcome is then of no interest.
  const onLate = useRef<OnLate | null>(null);
  useEffect(() => {
    onLate.current = handleLate;
    return () => {
      onLate.current = null;
    };
  });
  const form = useForm<MessageDraft>({
    check,
    async send(draft) {
      setLateProblem(null);
      const { outcome, attempt } = await send(draft, (...late) => onLate.current?.(...late));
      return finish(outcome, attempt);
    },
  });
  return { ...form, problem: lateProblem ?? form.problem };

  /** Ends the form if the message has arrived, and returns the problem otherwise. */
  function finish(outcome: Outcome, { ticket, draft }: MessageAttempt) {
    const { kind } = outcome;
    if (kind !== 'sent' && kind !== 'unsure') return { problem: sentence(outcome) };
    const { email } = JSON.parse(draft) as MessageDraft;
    const sent = { ticket, email, at: Date.now(), certain: kind === 'sent' };
    // Text that may not have arrived stays in the draft.
    saveMessageDraft({ ...(sent.certain && { typed: undefined }), attempt: undefined, sent });
    onSent(sent);
    return null;
  }

  function handleLate(outcome: Outcome, attempt: MessageAttempt): void {
    const { attempt: current, typed } = messageDraft();
    // Another text was sent meanwhile.
    if (current && current.ticket !== attempt.ticket) return;
    const checked = check(typed ?? {});
    const isSameText = !typed || (checked.ok && JSON.stringify(checked.value) === attempt.draft);
    if (outcome.kind === 'sent' && !isSameText) {
      saveMessageDraft({ attempt: undefined });
      setLateProblem(contactWords.problem.arrived(attempt.ticket));
      return;
    }
    const result = finish(outcome, attempt);
    if (result) setLateProblem(result.problem);
  }
}

function sentence(outcome: Outcome): string {
  const { problem } = contactWords;
  if (outcome.kind === 'failed')
    return `${failureSentences[outcome.failure.code]} ${problem.messageSaved}`;
  return outcome.kind === 'offline' || outcome.kind === 'silence'
    ? problem[outcome.kind]
    : problem.refused;
}
