import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGE_TOPICS } from '#domain/content/message.ts';
import { proseParts } from '#domain/content/prose.ts';
import { saveMessageDraft, type SentMessage } from '#data/browser/message-draft.ts';
import { contactWords } from '#text/site/contact.ts';
import { emailOffer } from '#text/site/forms.ts';
import { focusFirstField } from '#ui/browser/focus-on-arrival.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { formValues } from '#ui/form/use-form.ts';
import { useDraftAtHydration, useInitialValues } from './use-message-draft.ts';
import { useMessageForm } from './use-message-form.ts';

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

/** The contact form. Its input survives failures and reloads until the message has arrived. */
export function MessageForm({ isAgain, onSent }: MessageFormProps) {
  const typed = useInitialValues();
  const element = useRef<HTMLFormElement>(null);
  const form = useMessageForm(onSent);
  useDraftAtHydration(element);
  useEffect(() => {
    if (isAgain) focusFirstField(element.current);
  }, [isAgain]);

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
      <Field form={form} name="topic" label={words.topic} options={options} {...typed('topic')} />
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
      <FormProblem form={form} />
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
}
