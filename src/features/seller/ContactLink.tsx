import { formatPhone } from '#domain/customer/phone.ts';

interface ContactLinkProps {
  /** A phone number in any format, or an email address. */
  to: string;
}

/** A link to a phone number or an email address. */
export function ContactLink({ to }: ContactLinkProps) {
  const isEmail = to.includes('@');
  return (
    <a
      href={isEmail ? `mailto:${to}` : `tel:${to.replace(/[^\d+]/gu, '')}`}
      className="inline-block py-1 text-leaf underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {isEmail ? to : formatPhone(to)}
    </a>
  );
}
