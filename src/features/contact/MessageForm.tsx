import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { checkForm } from '#domain/core/form.ts';
import { MESSAGE_TOPICS, type MessageDraft, MessageDraftSchema } from '#domain/content/message.ts';
import { proseParts } from '#domain/content/prose.ts';
import {
  type MessageAttempt,
  messageDraft,
  saveMessageDraft,
  type SentMessage,
} from '#data/browser/message-draft.ts';
import { useSession } from '#data/react/use-session.ts';
import { contactWords } from '#text/site/contact.ts';
import { failureSentences } from '#text/site/failures.ts';
import { emailOffer, inWords } from '#text/site/forms.ts';
import { focusFirstField } from '#ui/browser/focus-on-arrival.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { formValues, type FormValues, useForm } from '#ui/form/use-form.ts';
import { type Outcome, send } from './send-message.ts';

interface MessageFormProps {
  /** Whether the form follows the press of a button, which it then takes the focus from. */
  isAgain: boolean;
  onSent: (sent: SentMessage) => void;
}

const words = contactWords.form;
const options = [
  { value: '', label: words.choose },
  ...MESSAGE_TOPICS.map((value) => ({ value, label: contactWords.topics[value] })),
];

const check = (typed: FormValues) =>
  inWords(checkForm(MessageDraftSchema, typed), contactWords.faults);

/** The contact form. Its input survives failures and reloads until the message has arrived. */
export function MessageForm({ isAgain, onSent }: MessageFormProps) {
  const typed = useInitialValues();
  const [lateProblem, setLateProblem] = useState<string | null>(null);
  const isMounted = useRef(true);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    isMounted.current = true;
    // Restored form values may belong to a user who has signed out since: the tab's draft is authoritative.
    if (isRestored()) element.current?.reset();
    // The visitor may have typed before hydration.
    const typedBefore = Object.entries(element.current ? formValues(element.current) : {});
    const found = Object.fromEntries(typedBefore.filter(([, text]) => text !== ''));
    if (found['subject'] || found['text']) {
      saveMessageDraft({ typed: { ...messageDraft().typed, ...found } });
    }
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (isAgain) focusFirstField(element.current);
  }, [isAgain]);

  const form = useForm<MessageDraft>({
    check,
    send: async (draft) => {
      setLateProblem(null);
      const { outcome, attempt } = await send(draft, handleLateOutcome);
      return finishIfSent(outcome, attempt) ? null : { problem: sentence(outcome) };
    },
  });

  return (
    <form
      ref={element}
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        saveMessageDraft({ typed: formValues(event.currentTarget) });
      }}
      className="grid gap-5"
    >
      <Field form={form} name="topic" label={words.topic} {...{ options, ...typed('topic') }} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field form={form} name="name" label={words.name} autoComplete="name" {...typed('name')} />
        <EmailField
          form={form}
          label={words.email}
          hint={words.emailHint}
          offer={emailOffer}
          {...typed('email')}
        />
        <Field
          form={form}
          name="phone"
          type="tel"
          label={words.phone}
          optional={words.optional}
          hint={words.phoneHint}
          autoComplete="tel"
          inputMode="tel"
          {...typed('phone')}
        />
        <Field
          form={form}
          name="orderNumber"
          label={words.orderNumber}
          optional={words.optional}
          autoComplete="off"
          {...typed('orderNumber')}
        />
      </div>
      <Field form={form} name="subject" label={words.subject} {...typed('subject')} />
      <Field
        form={form}
        name="text"
        label={words.text}
        hint={words.textHint}
        rows={8}
        {...typed('text')}
      />
      <FormProblem form={{ ...form, problem: lateProblem ?? form.problem }} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" aria-disabled={form.pending} className={buttonLook('main')}>
          <Send aria-hidden className="size-4" />
          <span>{form.pending ? words.sending : words.send}</span>
        </button>
        <p className="text-sm text-ink-soft">
          <span>{words.savedInTab}</span>{' '}
          {proseParts(words.privacy).map(({ text, to }) =>
            to ? (
              <Link key={text} to={to} className="text-leaf underline underline-offset-4">
                {text}
              </Link>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
        </p>
      </div>
    </form>
  );

  /** Finishes the form and returns true if the message has arrived. */
  function finishIfSent({ kind }: Outcome, { ticket, draft }: MessageAttempt): boolean {
    if (kind !== 'sent' && kind !== 'unsure') return false;
    const { email } = JSON.parse(draft) as MessageDraft;
    const sent = { ticket, email, at: Date.now(), certain: kind === 'sent' };
    // Text that may not have arrived stays in the draft.
    saveMessageDraft({ ...(sent.certain && { typed: undefined }), attempt: undefined, sent });
    onSent(sent);
    return true;
  }

  function handleLateOutcome(outcome: Outcome, attempt: MessageAttempt): void {
    const { attempt: current, typed: now } = messageDraft();
    if (current && current.ticket !== attempt.ticket) return;
    const checked = check(now ?? {});
    const unchanged = !now || (checked.ok && JSON.stringify(checked.value) === attempt.draft);
    if (outcome.kind === 'sent' && !unchanged) {
      saveMessageDraft({ attempt: undefined });
      setLateProblem(contactWords.problem.arrived(attempt.ticket));
    } else if (isMounted.current && !finishIfSent(outcome, attempt)) {
      setLateProblem(sentence(outcome));
    }
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

/** Initial value of a field: this tab's draft, else the URL's parameter or the session's user. */
function useInitialValues(): (name: string) => { defaultValue: string } {
  const [query] = useSearchParams();
  const [draft] = useState(() => messageDraft().typed ?? {});
  const session = useSession();
  const known: FormValues = {
    topic: MESSAGE_TOPICS.find((topic) => topic === query.get('topic')) ?? '',
    orderNumber: query.get('order')?.slice(0, 40) ?? '',
    ...(session.state === 'signed-in' && { name: session.user.name, email: session.user.email }),
  };
  return (name) => ({ defaultValue: (draft[name] || known[name]) ?? '' });
}

/** Whether the page was opened by Back, Forward or a reload: browsers then restore form values. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
