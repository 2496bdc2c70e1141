import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';
import { TEXT_CHANNELS, type TextChannel, type TextKind } from './text-message.ts';

/** The texts of a section by field: `on` while the channel is on, ids, and the approved template of each `TextKind`. */
const Section = v.optional(v.fallback(v.optional(v.record(v.string(), Text(65))), undefined));

/**
 * The sections of `settings/store` about text messages. `sms`: ids of the DLT registration (TCCCPR 2018), which are no
 * secrets. `whatsappTexts`: templates approved by Meta. Flat maps of texts, because rules may evaluate 1,000 expressions.
 * Malformed ones are ignored, which keeps the channel off.
 */
export const TEXT_SETTINGS = { sms: Section, whatsappTexts: Section };

/** The settings of text messages. */
export type TextSettings = v.InferOutput<v.ObjectSchema<typeof TEXT_SETTINGS, undefined>>;

/** The key of each channel's section in the settings: `whatsapp` there is the shop's own number. */
const SECTIONS = { sms: 'sms', whatsapp: 'whatsappTexts' } as const;

/** Channels that the owner has turned on. */
export function textChannelsOn(settings: TextSettings): readonly TextChannel[] {
  return TEXT_CHANNELS.filter((channel) => settings[SECTIONS[channel]]?.['on'] === 'on');
}

/** The approved template of a kind; empty while the channel is off, or the kind has none. */
export function templateOf(settings: TextSettings, channel: TextChannel, kind: TextKind): string {
  return textChannelsOn(settings).includes(channel)
    ? (settings[SECTIONS[channel]]?.[kind] ?? '')
    : '';
}
