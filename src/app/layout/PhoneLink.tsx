import { Phone } from 'lucide-react';
import { phoneLink } from '#domain/customer/phone.ts';
import { words } from '#text/site/shell.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useStoreSettings } from './use-store-settings.ts';

/** The phone number. Its space is reserved while it loads. */
export function PhoneLink() {
  const settings = useStoreSettings();
  if (settings === null || settings?.phone === '') return null;
  const phone = settings?.phone;
  return (
    <div className="h-11 w-44 shrink-0">
      {phone ? (
        <a
          href={phoneLink(phone)}
          className="flex h-11 items-center gap-3 leading-tight hover:text-leaf"
        >
          <Phone aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.5} />
          <span>
            <span className="block text-xs text-ink-soft">{words.call}</span>
            <span className="block font-semibold whitespace-nowrap amount">{phone}</span>
          </span>
        </a>
      ) : (
        <Skeleton className="h-11 w-40" />
      )}
    </div>
  );
}
