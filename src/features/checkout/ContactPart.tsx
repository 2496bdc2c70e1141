import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/shop/checkout.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface ContactPartProps {
  form: Form;
  /** The account's e-mail; empty for visitors and guests. */
  account: string;
  initial: string;
}

const { contact } = words;

/** The contact part: guests type an e-mail, customers have one. */
export function ContactPart({ form, account, initial }: ContactPartProps) {
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
        <>
          <p className="mb-4">{contact.guest}</p>
          <EmailField
            form={form}
            label={contact.email}
            required="*"
            hint={contact.emailHint}
            defaultValue={initial}
          />
        </>
      )}
    </section>
  );
}
