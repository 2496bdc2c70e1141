import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPhone, phoneLink, whatsappLink } from '#domain/customer/phone.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { FooterFold } from './FooterFold.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useStoreSettings } from './use-store-settings.ts';

const LINE = 'flex min-h-11 items-center gap-3 underline-offset-4 hover:underline';

/** Contact details: phone, email, social networks, office. */
export function FooterContact() {
  const settings = useStoreSettings();
  if (settings === undefined) return null;
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(13rem,1fr)_1.2fr]">
      <div>
        <h2 className="text-lg">{words.footer.reach}</h2>
        {settings === null ? (
          <p className="mt-2">
            <span>{words.footer.unreachable}</span>{' '}
            <Link to={paths.contact} className="underline underline-offset-4">
              {words.footer.write}
            </Link>
          </p>
        ) : (
          <>
            <ul className="mt-2">
              {settings.phone && (
                <li>
                  <a href={phoneLink(settings.phone)} className={`${LINE} amount`}>
                    <Phone aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
                    <span>{settings.phone}</span>
                  </a>
                  {settings.hours && <p className="-mt-2 mb-2 pl-8 text-sm">{settings.hours}</p>}
                </li>
              )}
              {settings.whatsapp && (
                <li>
                  <a
                    href={whatsappLink(settings.whatsapp)}
                    target="_blank"
                    rel="noreferrer"
                    className={`${LINE} amount`}
                  >
                    <MessageCircle aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
                    <span>{`${words.footer.whatsapp} ${formatPhone(settings.whatsapp)}`}</span>
                  </a>
                </li>
              )}
              {settings.email && (
                <li>
                  <a
                    href={`mailto:${settings.email}`}
                    className={`${LINE} [overflow-wrap:anywhere]`}
                  >
                    <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
                    <span>{settings.email}</span>
                  </a>
                </li>
              )}
            </ul>
            <div className="mt-3">
              <SocialLinks look="row" />
            </div>
          </>
        )}
      </div>
      {settings?.seller.address && (
        <FooterFold title={words.footer.office}>
          <OfficeMap address={settings.seller.address} place={settings.location} />
        </FooterFold>
      )}
    </div>
  );
}
