import { Link } from 'react-router-dom';
import { formatPhone } from '#domain/customer/phone.ts';
import { paths } from '#domain/site/paths.ts';
import { words as accountWords } from '#text/account/account.ts';
import { emailOffer } from '#text/site/forms.ts';
import { words } from '#text/shop/checkout.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

interface ContactPartProps {
  form: Form;
  /** The account's email; empty for visitors and guests. */
  account: string;
  /** Whether the phone number is typed; a saved address has its own. */
  needsPhone: boolean;
  initial: FormValues;
}

const { contact } = words;

/** The contact part: guests type mobile number and email, customers have an email. */
export function ContactPart({ form, account, needsPhone, initial }: ContactPartProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{contact.title}</h2>
        {!account && (
          <p className="text-sm">
            <Link
              to={paths.auth({ next: paths.checkout })}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {contact.signIn}
            </Link>
          </p>
        )}
      </div>
      {account ? (
        <p className="[overflow-wrap:anywhere]">
          <span className="text-ink-soft">{contact.as}</span>{' '}
          <strong className="font-semibold">{account}</strong>
        </p>
      ) : (
        <p>{contact.guest}</p>
      )}
      {(!account || needsPhone) && <p className="mt-2 text-sm text-ink-soft">{words.marks}</p>}
      <div className="mt-4 grid gap-5 empty:hidden sm:grid-cols-2">
        {needsPhone && (
          <PhoneField
            form={form}
            label={accountWords.addresses.phone}
            required="*"
            hint={accountWords.addresses.phoneHint}
            defaultValue={formatPhone(initial['phone'] ?? '')}
          />
        )}
        {!account && (
          <EmailField
            form={form}
            label={contact.email}
            required="*"
            hint={contact.emailHint}
            offer={emailOffer}
            defaultValue={initial['email'] ?? ''}
          />
        )}
      </div>
    </section>
  );
}
