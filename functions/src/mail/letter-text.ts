import type { Letter } from '../../../src/domain/mail/letter.ts';
import { letterFrame as words } from '../../../src/text/server.ts';
import { contacts, type LetterSource, sellerLine } from './letter-source.ts';

/** A letter as plain text: it says everything that the HTML says, and names every link. */
export function plainText(letter: Letter, source: LetterSource): string {
  const { heading, greeting, paragraphs, facts, action, links, ratings, order, help, reason } =
    letter;
  const amounts = order ? [...order.items, ...order.charges, order.total] : [];
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    facts.map(({ label, value, url }) => withUrl(`${label}: ${value}`, url)).join('\n'),
    ...ratings.map(({ label, stars }) =>
      [label, ...stars.map((one) => `${one.label}: ${one.url}`)].join('\n'),
    ),
    action && `${action.label}:\n${action.url}`,
    order && [order.title, ...amounts.map(({ label, amount }) => `${label}: ${amount}`)].join('\n'),
    order && [order.addressTitle, ...order.address].join('\n'),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    help && [words.help, ...contacts(source).map(contactLine)].join('\n'),
    reason,
    `${sellerLine(source)}\n${source.origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function contactLine({ label, text, url }: ReturnType<typeof contacts>[number]): string {
  // A phone number or an address is what its link opens.
  return `${label}: ${url.startsWith('https:') && url !== text ? `${text}, ${url}` : text}`;
}

function withUrl(text: string, url: string): string {
  return url === '' ? text : `${text}\n${url}`;
}
