import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';
import { TEXT_CHANNELS, type TextChannel, type TextKind } from './text-message.ts';

/** The ids or names of approved templates, by `TextKind`; a kind without one is not sent. */
const Templates = v.record(v.string(), Text(64));

/**
 * The sections of `settings/store` about text messages. `sms`: ids of the DLT registration (TCCCPR 2018), which are no
 * secrets. `whatsappTexts`: templates approved by Meta. Malformed ones are ignored, which keeps the channel off.
 */
export const TEXT_SETTINGS = {
  sms: section({ header: Text(6), entityId: Text(25) }),
  whatsappTexts: section({ language: Text(12) }),
};

function section<E extends v.ObjectEntries>(ids: E) {
  const schema = v.object({ on: v.boolean(), ...ids, templates: Templates });
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** The settings of text messages. */
export type TextSettings = v.InferOutput<v.ObjectSchema<typeof TEXT_SETTINGS, undefined>>;

/** The key of each channel's section in the settings: `whatsapp` there is the shop's own number. */
const SECTIONS = { sms: 'sms', whatsapp: 'whatsappTexts' } as const;

/** Channels that the owner has turned on. */
export function textChannelsOn(settings: TextSettings): readonly TextChannel[] {
  return TEXT_CHANNELS.filter((channel) => settings[SECTIONS[channel]]?.on === true);
}

/** The approved template of a kind; empty while the channel is off, or the kind has none. */
export function templateOf(settings: TextSettings, channel: TextChannel, kind: TextKind): string {
  const found = settings[SECTIONS[channel]];
  return found?.on === true ? (found.templates[kind] ?? '') : '';
}
