import * as v from 'valibot';
import { truncate } from '../core/truncate.ts';

/** Channels of text messages, which are sent beside a letter. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const;

/** A channel of text messages. */
export type TextChannel = (typeof TEXT_CHANNELS)[number];

/** The steps of an order that a text message tells. */
export const TEXT_KINDS = [
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'return-approved',
] as const;

/** A kind of text message. */
export type TextKind = (typeof TEXT_KINDS)[number];

/**
 * The most characters of a variable: the length that operators grant a `{#var#}` of an SMS template. Direction of TRAI of
 * 12 May 2023 on header and content template misuse, under TCCCPR 2018. WhatsApp allows more; both channels send the same.
 */
export const MOST_VARIABLE = 30;

/** The place of a variable in a registered text, as on the operators' DLT platforms. */
const PLACE = /\{#var#\}/gu;

/** What a text message says: its kind, and the values of its registered text in their order. */
export const TextContentSchema = v.object({
  kind: v.picklist(TEXT_KINDS),
  variables: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_VARIABLE))),
});

/** The content of a text message. */
export type TextContent = v.InferOutput<typeof TextContentSchema>;

/**
 * A value as a registered text takes it: one line, at most `MOST_VARIABLE` characters, never empty. The rupee sign is spelled
 * out: with a sign outside GSM 7-bit an SMS holds 70 characters instead of 160 (3GPP TS 23.038).
 */
export function textVariable(value: string): string {
  return truncate(value.replaceAll('₹', 'Rs '), MOST_VARIABLE) || '-';
}

/** How many variables a registered text has. */
export function countVariables(registered: string): number {
  return registered.match(PLACE)?.length ?? 0;
}

/**
 * The text that is sent: the registered one with its values in their order; null if it has another number of places than
 * there are values, since operators refuse a text that differs from what is registered.
 */
export function renderText(registered: string, variables: readonly string[]): string | null {
  if (countVariables(registered) !== variables.length) return null;
  let next = 0;
  return registered.replace(PLACE, () => textVariable(variables[next++] ?? ''));
}

/** A stored mobile number of India; null for any other, to which no text is sent. */
export function textNumber(phone: string): string | null {
  return /^\+91[6-9]\d{9}$/u.test(phone) ? phone : null;
}
