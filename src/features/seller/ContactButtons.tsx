import { Mail, MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneLink, whatsappLink } from '#domain/customer/phone.ts';
import { sellerWords } from '#text/site/seller.ts';
import { LiveSettings } from './LiveSettings.tsx';

/** Large buttons for phone, WhatsApp and email, with the phone's hours. */
export function ContactButtons() {
  const { reach } = sellerWords;
  return (
    <LiveSettings lines={3}>
      {({ phone, whatsapp, email, hours }) => (
        <ul className="grid gap-3 sm:grid-cols-[1fr_1fr_1.25fr] lg:grid-cols-1">
          {[
            {
              Icon: Phone,
              name: reach.call,
              text: formatPhone(phone),
              more: hours,
              href: phoneLink(phone),
            },
            {
              Icon: MessageCircle,
              name: reach.whatsapp,
              text: formatPhone(whatsapp),
              more: '',
              href: whatsappLink(whatsapp),
            },
            { Icon: Mail, name: reach.email, text: email, more: '', href: `mailto:${email}` },
          ]
            .filter(({ text }) => text)
            .map(({ Icon, name, text, more, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noopener"
                  className="flex h-full min-h-16 items-center gap-4 rounded-card border border-hairline bg-surface px-4 py-3 hover:bg-tint"
                >
                  <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
                  <span className="min-w-0">
                    <span className="block text-sm text-ink-soft">{name}</span>
                    <span className="block font-semibold [overflow-wrap:anywhere]">{text}</span>
                    {more && <span className="block text-sm text-ink-soft">{more}</span>}
                  </span>
                </a>
              </li>
            ))}
        </ul>
      )}
    </LiveSettings>
  );
}
