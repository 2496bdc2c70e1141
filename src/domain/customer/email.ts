import { type FieldFault, Parsed } from '../core/form.ts';
import { latinDigits, plainLine } from '../core/plain-text.ts';

/** The most octets of an address and of its local part (RFC 5321, 4.5.3.1; RFC 3696, erratum 1690). */
const MAX_OCTETS = { address: 254, local: 64 } as const;

/** ASCII as in RFC 5322, and letters, marks, digits and symbols of any script (RFC 6531). */
const ATOM = String.raw`(?:[a-z\d!#$%&'*+/=?^_\x60{|}~-]|(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{S}\p{Join_Control}])+`;

/** The local part: atoms with dots between. No quoted strings and no comments. */
const LOCAL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`, 'u');

/** Characters without a shape, but the joiners of a script. */
const INVISIBLE = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;

/** What may stand in a domain before its conversion to ASCII; the URL parser would strip or unescape the rest. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{Join_Control}.\u3002-]+$/u;

/** A host name of at least two labels in ASCII; the last is a name, not a number (RFC 1123; RFC 3696). */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/u;

/** Browsers and Node have it; it converts domains as browsers do (UTS #46). */
declare const URL: new (url: string) => { readonly hostname: string };

/**
 * The normal form of an email address, or null for anything that is not exactly one: a list, a display name, quotes,
 * comments, an address literal, white space inside. Accepts UTF-8 local parts (RFC 6531) and internationalised domains.
 * The normal form is trimmed, NFKC and in lower case, without invisible characters but the joiners of a script, with the
 * domain in ASCII (punycode): what SMTP servers, Firebase Auth and security rules compare. It never contains white
 * space, control characters, any of `,;:<>()[]\"`, or a second `@`.
 */
export function parseEmailAddress(text: string): string | null {
  if (text.length > 1000) return null;
  const parts = plainLine(text.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .split('@');
  const [local = '', domain = ''] = parts.map(lowerCase);
  if (parts.length !== 2 || !LOCAL.test(local) || octets(local) > MAX_OCTETS.local) return null;
  const host = hostName(domain);
  if (host === null || octets(local) + 1 + host.length > MAX_OCTETS.address) return null;
  return `${local}@${host}`;
}

/**
 * A typed or pasted address, in normal form. Reduces "mailto:" links and "Name <address>", as chats and contacts copy
 * them, to the one address in them; refuses everything else with the fault that it has.
 */
export const Email = Parsed((typed) => {
  const pasted = pastedAddress(typed);
  const email = parseEmailAddress(pasted);
  return email === null ? faultOf(pasted) : { value: email };
});

/** The normal form of an address or of its beginning, for searches. */
export function emailPrefix(typed: string): string {
  return (
    parseEmailAddress(pastedAddress(typed)) ?? plainLine(typed.normalize('NFKC')).toLowerCase()
  );
}

/** The text of the one address in "mailto:asha@example.in?subject=…", "Asha <asha@example.in>," or "Email: …". */
function pastedAddress(text: string): string {
  const line = plainLine(text.normalize('NFKC')).replace(/[\s.,;]+$/u, '');
  const link = /^mailto:([^?]*)(?:\?.*)?$/iu.exec(line)?.[1];
  if (link !== undefined) return unescaped(link);
  const named = /^[^<>@]*<([^<>]*)>$/u.exec(line)?.[1];
  return named?.trim() ?? line.replace(/^e-?mail(?: id)? ?: ?/iu, '');
}

function unescaped(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** What is wrong with a text that is no address, as one would say it. */
function faultOf(text: string): FieldFault {
  if (text.length > MAX_OCTETS.address) return 'too-long';
  const [local, domain, ...more] = text.split('@');
  if (domain === undefined) return 'email-at';
  const several = text.split(/[\s,;|/<>]+/u).filter((part) => /.@./u.test(part));
  if (more.length > 0) return several.length > 1 ? 'email-several' : 'email';
  if (/\s/u.test(text)) return 'email-space';
  return parseEmailAddress(`${local}@example.in`) === null ? 'email' : 'email-domain';
}

/** Lower case, and digits 0 to 9 unless letters of another script stand beside them. */
function lowerCase(part: string): string {
  const lower = part.toLowerCase().normalize('NFKC');
  return /(?!\p{ASCII})\p{L}/u.test(lower) ? lower : latinDigits(lower);
}

/** The domain in ASCII; null for what is no host name. */
function hostName(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return HOST.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** The length of a text in UTF-8. */
function octets(text: string): number {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4),
    0,
  );
}
