import { MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneLink, whatsappLink } from '#domain/customer/phone.ts';
import { sellerWords } from '#text/site/seller.ts';
import { LiveSettings } from './LiveSettings.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

/** Phone with its hours, and WhatsApp, as far as the shop has them: for help with an order. */
export function PhoneHelp() {
  const { reach } = sellerWords;
  return (
    <LiveSettings lines={2}>
      {({ phone, hours, whatsapp }) => (
        <ul className="amount">
          {phone && (
            <li className="flex flex-wrap items-center gap-x-3">
              <a href={phoneLink(phone)} className={LINK}>
                <Phone aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
                <span>{reach.callOn(formatPhone(phone))}</span>
              </a>
              {hours && <span className="text-sm text-ink-soft">{hours}</span>}
            </li>
          )}
          {whatsapp && (
            <li>
              <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer" className={LINK}>
                <MessageCircle aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
                <span>{reach.chat}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </LiveSettings>
  );
}
