import { Parsed, type ParsedText } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';

/** A link or label before a pasted number: "tel:", "wa.me/", "Mob. no.:", a pictogram. */
const LABEL =
  /^(?:tel:|https?:\/\/wa\.me\/|(?:mobile|mob|phone|ph|tel|cell|whatsapp)\b[ .]*(?:no|number)?\b[ .:-]*|\p{So} ?)/iu;

/**
 * A landline of Ahmedabad (79) or Bengaluru (80), written with its area code apart: its ten digits could be a mobile
 * number's. Other area codes begin with 1 to 5, or cannot be told from mobile numbers.
 */
const GROUPED_LANDLINE = /^\D*(?:91\D+)?0?(?:79|80)\D+[2-6]/u;

/**
 * Normalises an Indian mobile number in any usual spelling ("098765 43210", "+91 (0) 98765-43210", a "tel:" link) →
 * "+919876543210", or says what it is instead. Ten digits, the first from 6 to 9 (National Numbering Plan 2003).
 */
function indianMobile(typed: string): ParsedText {
  const [text = ''] = plainText(typed).replace(LABEL, '').split(';');
  if (!/^[\d+ ().,/[\]-]+$/u.test(text) || !/\d/u.test(text)) return 'phone';
  const digits = text.replace(/\D/gu, '');
  const dialled = digits.replace(/^0+/u, '');
  const isAbroad = /^[ ([]*(?:\+|00)/u.test(text);
  if (isAbroad && !dialled.startsWith('91')) return 'phone-foreign';
  if (GROUPED_LANDLINE.test(text)) return 'phone-landline';
  // The country code and a trunk zero, once or twice: contacts add what people typed already.
  const national = isAbroad ? dialled.slice(2) : digits;
  const mobile = /^(?:0|91)*?([6-9]\d{9})$/u.exec(national)?.[1];
  return mobile === undefined ? faultOf(national.replace(/^0+/u, '')) : { value: `+91${mobile}` };
}

/** What ten digits, more or fewer are that are no mobile number. */
function faultOf(digits: string): ParsedText {
  if (/^(?:[1-5]\d{9}|1[89]00\d{6,7})$/u.test(digits)) return 'phone-landline';
  if (digits.length < 10) return 'phone-short';
  return digits.length < 20 ? 'phone-long' : 'phone-several';
}

/** The stored form of a number or of its beginning ("98765 4" → "+91987654"), for searches; null for other text. */
export function mobilePrefix(typed: string): string | null {
  const whole = indianMobile(typed);
  if (typeof whole === 'object') return whole.value;
  const digits = plainText(typed)
    .replace(LABEL, '')
    .replace(/[ ().,/[\]-]/gu, '');
  if (!/^\+?\d+$/u.test(digits)) return null;
  return `+91${digits.replace(/^(?:(?:\+|00)(?:91|9$)?0*|0|91(?=\d{10}$))/u, '')}`;
}

/** A required mobile number, in stored form. */
export const Mobile = Parsed(indianMobile);

/** An optional mobile number. */
export const OptionalMobile = Parsed(indianMobile, { empty: { value: '' } });
