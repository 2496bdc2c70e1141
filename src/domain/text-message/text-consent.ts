import * as v from 'valibot';
import { DAY_MS, INDIA_MS } from '../core/indian-time.ts';
import { Moment } from '../core/record-fields.ts';
import type { TextChannel, TextKind } from './text-message.ts';

/**
 * Purposes of texts, as TCCCPR 2018 tells them apart: `service` about what the customer ordered, without advertising
 * (service implicit: no consent of its own), and `promotional`, which needs one.
 */
export type TextPurpose = 'service' | 'promotional';

/** The purpose of each kind. */
export const TEXT_PURPOSES: Readonly<Record<TextKind, TextPurpose>> = {
  confirmed: 'service',
  shipped: 'service',
  delivered: 'service',
  cancelled: 'service',
  refunded: 'service',
  'return-approved': 'service',
};

/** Hours of the day in India between which promotional texts may arrive (TCCCPR 2018: none from 21:00 to 10:00). */
const PROMOTIONAL_HOURS = { from: 10, until: 21 };

/** Why a text may not be sent. */
export type TextBar = 'no-consent' | 'quiet-hours';

/**
 * Why a text of this purpose may not be sent; null if it may. A promotional one needs a consent (`latestConsent`) and the
 * hours of the day. `now` is epoch milliseconds.
 */
export function textBar(
  purpose: TextPurpose,
  { consent, now }: { readonly consent: { readonly given: boolean } | null; readonly now: number },
): TextBar | null {
  if (purpose === 'service') return null;
  if (consent?.given !== true) return 'no-consent';
  const hour = (((now + INDIA_MS) % DAY_MS) / DAY_MS) * 24;
  const { from, until } = PROMOTIONAL_HOURS;
  return hour >= from && hour < until ? null : 'quiet-hours';
}

/** The field of an order that holds its shopper's choice of texts. Absent until they choose. Times are epoch milliseconds. */
export const TEXT_CHOICE_FIELDS = {
  textChoice: v.optional(v.object({ sms: v.boolean(), whatsapp: v.boolean(), at: Moment })),
};

/** A shopper's choice of texts about an order. */
export type TextChoice = Readonly<Record<TextChannel, boolean>>;

/**
 * The choice of a shopper who has not chosen. An SMS about an order needs no consent (service implicit, TCCCPR 2018); a
 * message on WhatsApp needs an opt-in (WhatsApp Business Messaging Policy).
 */
const UNCHOSEN: TextChoice = { sms: true, whatsapp: false };

/** The shopper's choice for an order, or the one that holds until they choose. */
export function textChoiceOf(order: { readonly textChoice?: TextChoice | undefined }): TextChoice {
  const { sms, whatsapp } = order.textChoice ?? UNCHOSEN;
  return { sms, whatsapp };
}
