import { TEXT_KINDS } from '../text-message/text-message.ts';

/** Faults of the fields about text messages. */
export type TextSettingFault = 'dlt-header' | 'dlt-id' | 'template-name' | 'language' | 'needed-on';

/** Field types about text messages. */
export type TextSettingKind = 'on-off' | Exclude<TextSettingFault, 'needed-on'>;

/** The fields of both sections, in form order: the switch, the ids, and a template for each kind of text. */
export const TEXT_SETTING_FIELDS = {
  sms: [
    { path: 'sms.on', kind: 'on-off' },
    { path: 'sms.header', kind: 'dlt-header' },
    { path: 'sms.entityId', kind: 'dlt-id' },
    ...TEXT_KINDS.map((kind) => ({ path: `sms.${kind}`, kind: 'dlt-id' }) as const),
  ],
  whatsappTexts: [
    { path: 'whatsappTexts.on', kind: 'on-off' },
    { path: 'whatsappTexts.language', kind: 'language' },
    ...TEXT_KINDS.map(
      (kind) => ({ path: `whatsappTexts.${kind}`, kind: 'template-name' }) as const,
    ),
  ],
} as const;

/**
 * Patterns of typed values; empty ones stay empty. A header of a service has six letters, ids of the DLT platforms have
 * digits only (19 as of 2026). Names of WhatsApp templates have lower-case letters, digits and underscores.
 */
const PATTERNS: Readonly<Record<Exclude<TextSettingKind, 'on-off'>, RegExp>> = {
  'dlt-header': /^(?:[A-Za-z]{6})?$/u,
  'dlt-id': /^(?:\d{10,25})?$/u,
  'template-name': /^[a-z\d_]{0,64}$/u,
  language: /^(?:[a-z]{2,3}(?:_[A-Z]{2})?)?$/u,
};

/** Parses a typed value about text messages: its stored form, or a fault. */
export function readTextSetting(
  kind: TextSettingKind,
  text: string,
): string | { readonly fault: TextSettingFault } {
  if (kind === 'on-off') return text === 'on' ? text : '';
  const value = kind === 'dlt-id' ? text.replaceAll(' ', '') : text;
  return PATTERNS[kind].test(value) ? value : { fault: kind };
}
