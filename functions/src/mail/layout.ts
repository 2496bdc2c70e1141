import { formatPhone, phoneLink } from '../../../src/domain/customer/phone.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { SHOP_NAME } from '../../../src/domain/site/shop-name.ts';
import type { StoreSettings } from '../../../src/domain/site/store-settings.ts';
import { letterFrame as words, LOCALE } from '../../../src/text/server.ts';

/** A letter laid out for the mail server. */
interface LaidOutLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The shop as the sender of a letter: its origin for links, and its settings for the contact details. */
interface LetterSource {
  readonly origin: string;
  /** Null until the owner has saved settings. */
  readonly settings: StoreSettings | null;
}

/** Lays out a letter as plain text and as HTML with the same content. */
export function layOut(letter: Letter, source: LetterSource): LaidOutLetter {
  return {
    subject: letter.subject,
    text: plainText(letter, source),
    html: htmlPage(letter, source),
  };
}

function plainText({ heading, paragraphs, action, order, more }: Letter, source: LetterSource) {
  const amounts = order ? [...order.items, ...order.charges, order.total] : [];
  const rows = amounts.map(({ label, amount }) => `${label}: ${amount}`);
  const blocks = [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    order && [order.title, ...rows].join('\n'),
    order && [order.addressTitle, ...order.address].join('\n'),
    more && `${more.label}:\n${more.url}`,
    [words.help, ...contacts(source).map(({ label, text }) => `${label}: ${text}`)].join('\n'),
    sellerLine(source),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

interface Contact {
  readonly label: string;
  readonly text: string;
  readonly url: string;
}

function contacts({ settings, origin }: LetterSource): readonly Contact[] {
  const { phone = '', hours = '', whatsapp = '', email = '' } = settings ?? {};
  const reach: Contact[] = [];
  if (phone !== '') {
    const text = `${formatPhone(phone)}${hours === '' ? '' : ` (${hours})`}`;
    reach.push({ label: words.phone, text, url: phoneLink(phone) });
  }
  if (whatsapp !== '') {
    const url = `https://wa.me/${whatsapp.replace(/\D/gu, '')}`;
    reach.push({ label: words.whatsapp, text: formatPhone(whatsapp), url });
  }
  if (email !== '') reach.push({ label: words.email, text: email, url: `mailto:${email}` });
  const form = `${origin}${paths.contact}`;
  reach.push({ label: words.contact, text: form, url: form });
  return reach;
}

function sellerLine({ settings }: LetterSource): string {
  const { legalName = '', address = '' } = settings?.seller ?? {};
  return [legalName || SHOP_NAME, address].filter(Boolean).join(', ');
}

/**
 * The HTML of a letter: tables and inline styles, because every mail program shows these alike. The style sheet serves
 * programs with a dark mode. The colours are those of the shop (src/ui/theme.css).
 */
function htmlPage(letter: Letter, source: LetterSource): string {
  const { subject, heading, paragraphs, action, order, more } = letter;
  const cell = [
    `<h1 style="margin:0 0 16px;font:600 26px/1.25 ${SERIF};color:#2a241c" class="ink">${escaped(heading)}</h1>`,
    ...paragraphs.map(
      (paragraph) =>
        `<p style="margin:0 0 14px">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`,
    ),
    action && button(action),
    order && orderTable(order),
    more && `<p style="margin:20px 0 0">${link(more.url, more.label)}</p>`,
  ];
  return `<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;padding:0;background:#fbf7ee" class="ground">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7ee" class="ground"><tr><td align="center" style="padding:20px 10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:4px 4px 14px;font:600 24px/1 ${SERIF}"><a href="${escaped(source.origin)}" style="color:#1f4a33;text-decoration:none" class="leaf">${SHOP_NAME}</a></td></tr>
<tr><td style="padding:26px 22px;background:#fffdf8;border:1px solid #e0d6c1;border-radius:12px;font:16px/1.55 ${SANS};color:#2a241c" class="surface ink">
${cell.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 6px;font:14px/1.6 ${SANS};color:#5d5445" class="soft">
${foot(source)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const SERIF = "Georgia,'Noto Serif',serif";
const SANS = 'Roboto,-apple-system,BlinkMacSystemFont,Arial,sans-serif';

const DARK =
  '@media (prefers-color-scheme:dark){.ground{background:#171511!important}.surface{background:#211e18!important;border-color:#3b3529!important}.ink{color:#f1ead9!important}.soft{color:#bfb49d!important}.line{border-color:#3b3529!important}.leaf,.link{color:#9fd0ae!important}.button{background:#9fd0ae!important;color:#10251a!important}}';

function button({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p style="margin:22px 0"><a href="${escaped(url)}" class="button" style="display:inline-block;padding:13px 24px;background:#1f4a33;color:#f6f2e6;border-radius:10px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`;
}

function link(url: string, label: string): string {
  return `<a href="${escaped(url)}" class="link" style="color:#1f4a33">${escaped(label)}</a>`;
}

function orderTable({
  title,
  items,
  charges,
  total,
  addressTitle,
  address,
}: NonNullable<Letter['order']>): string {
  const row = (
    { label, amount }: { readonly label: string; readonly amount: string },
    style = '',
  ): string =>
    `<tr><td class="line" style="padding:7px 12px 7px 0;border-top:1px solid #e0d6c1;${style}">${escaped(label)}</td><td align="right" class="line" style="padding:7px 0;border-top:1px solid #e0d6c1;white-space:nowrap;vertical-align:top;${style}">${escaped(amount)}</td></tr>`;
  const subheading = `margin:24px 0 8px;font:600 17px/1.3 ${SERIF}`;
  return [
    `<h2 style="${subheading}">${escaped(title)}</h2>`,
    '<table width="100%" cellpadding="0" cellspacing="0">',
    ...items.map((item) => row(item)),
    ...charges.map((charge) => row(charge, 'font-size:15px;')),
    row(total, 'font-weight:600;'),
    '</table>',
    `<h2 style="${subheading}">${escaped(addressTitle)}</h2>`,
    `<p style="margin:0">${address.map(escaped).join('<br>')}</p>`,
  ].join('\n');
}

function foot(source: LetterSource): string {
  const reach = contacts(source).map(
    ({ label, text, url }) => `${escaped(label)}: ${link(url, text)}`,
  );
  return [
    `<p style="margin:0 0 12px"><strong>${words.help}</strong><br>${reach.join('<br>')}</p>`,
    `<p style="margin:0 0 12px">${escaped(sellerLine(source))}</p>`,
    `<p style="margin:0">${words.automatic}</p>`,
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML: titles and names are typed by people. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
