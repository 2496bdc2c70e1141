import { formatPhone, phoneLink, whatsappLink } from '../../../src/domain/customer/phone.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { brandOf } from '../../../src/domain/site/brand-of.ts';
import type { StoreSettings } from '../../../src/domain/site/store-settings.ts';
import { letterFrame as words } from '../../../src/text/server.ts';

/** Where a letter comes from: the shop's origin for links, and its settings for the contact details. */
export interface LetterSource {
  readonly origin: string;
  /** Null before the owner has saved any. */
  readonly settings: StoreSettings | null;
}

/** A way to reach the shop. */
interface Contact {
  readonly label: string;
  readonly text: string;
  readonly url: string;
}

/** The ways to reach the shop that its settings name, and its contact form. */
export function contacts({ settings, origin }: LetterSource): readonly Contact[] {
  const { phone = '', hours = '', whatsapp = '', email = '' } = settings ?? {};
  const reach: Contact[] = [];
  if (phone !== '') {
    const text = `${formatPhone(phone)}${hours === '' ? '' : ` (${hours})`}`;
    reach.push({ label: words.phone, text, url: phoneLink(phone) });
  }
  if (whatsapp !== '') {
    reach.push({
      label: words.whatsapp,
      text: formatPhone(whatsapp),
      url: whatsappLink(whatsapp),
    });
  }
  if (email !== '') reach.push({ label: words.email, text: email, url: `mailto:${email}` });
  const form = `${origin}${paths.contact}`;
  reach.push({ label: words.contact, text: form, url: form });
  return reach;
}

/** Name and address of the seller. */
export function sellerLine({ settings }: LetterSource): string {
  const { legalName = '', address = '' } = settings?.seller ?? {};
  return [legalName || brandOf(settings).name, address].filter(Boolean).join(', ');
}
