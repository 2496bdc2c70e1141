import { defineSecret, defineString } from 'firebase-functions/params';
import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import {
  TEXT_CHOICE_FIELDS,
  TEXT_PURPOSES,
  textBar,
  textChoiceOf,
} from '../../../src/domain/text-message/text-consent.ts';
import { renderText } from '../../../src/domain/text-message/text-message.ts';
import {
  templateOf,
  TEXT_SETTINGS,
  type TextSettings,
} from '../../../src/domain/text-message/text-settings.ts';
import { orderTexts } from '../../../src/text/server.ts';
import { parseDocument, refs, store } from '../platform/store.ts';
import { type Channel, SendFault, type StoredText } from './channel.ts';

const smsUrl = defineString('SMS_PROVIDER_URL', {
  default: '',
  description: 'Where SMS are posted as JSON, see docs/deploy.md; empty sends none.',
});
const smsKey = defineSecret('SMS_PROVIDER_KEY');
const whatsappUrl = defineString('WHATSAPP_API_URL', {
  default: '',
  description:
    'The messages endpoint of the WhatsApp Cloud API, https://graph.facebook.com/<version>/<phone number id>/messages; empty sends none.',
});
const whatsappToken = defineSecret('WHATSAPP_API_TOKEN');

/** The secrets of every function that sends texts. */
export const textSecrets = [smsKey, whatsappToken];

/** Milliseconds to wait for a provider. Short, because a waiting function costs money and another attempt follows. */
const TIMEOUT_MS = 10_000;

/** Milliseconds after which a waiting text is no longer sent, because its news is old. */
const STALE_MS = 2 * DAY_MS;

/** Statuses (RFC 9110) that refuse this message. Any other may be due to the URL, the key or a fault of the provider. */
const REFUSED = [400, 413, 422];

/**
 * Posts an SMS as JSON with a bearer key to the provider, or to a relay that speaks the provider's own protocol. The id is
 * an idempotency key: an attempt whose answer was lost is repeated under the same id.
 */
export const smsChannel: Channel<StoredText> = {
  async send(message, now) {
    const ready = await prepareSend(message, now);
    if (!ready) return 'withheld';
    const ids = ready.settings.sms ?? {};
    const { id, to } = message;
    const { template: templateId, text } = ready;
    await post(smsUrl.value(), smsKey.value(), {
      id,
      to,
      header: ids['header'] ?? '',
      entityId: ids['entityId'] ?? '',
      templateId,
      text,
    });
    return 'sent';
  },
};

/**
 * Sends a template message with the WhatsApp Cloud API of Meta. It knows no idempotency key: an attempt whose answer was lost
 * may arrive twice. Source: whatsapp.github.io/WhatsApp-Nodejs-SDK, "Template Object".
 */
export const whatsappChannel: Channel<StoredText> = {
  async send(message, now) {
    const ready = await prepareSend(message, now);
    if (!ready) return 'withheld';
    const parameters = message.text.variables.map((text) => ({ type: 'text', text }));
    await post(whatsappUrl.value(), whatsappToken.value(), {
      messaging_product: 'whatsapp',
      to: message.to.replace('+', ''),
      type: 'template',
      template: {
        name: ready.template,
        language: { code: ready.settings.whatsappTexts?.['language'] ?? '' },
        components: [{ type: 'body', parameters }],
      },
    });
    return 'sent';
  },
};

interface ReadyText {
  readonly settings: TextSettings;
  readonly template: string;
  readonly text: string;
}

/**
 * The text by the present settings and choice of the shopper; null when it must not be sent any more. `now` is epoch
 * milliseconds.
 */
async function prepareSend(
  { channel, text: { kind, variables }, orderId, createdAt }: StoredText,
  now: number,
): Promise<ReadyText | null> {
  const [settings, order] = await Promise.all([readTextSettings(), refs.order(orderId).get()]);
  const template = templateOf(settings, channel, kind);
  const chosen = parseDocument(order, v.object(TEXT_CHOICE_FIELDS), 'id');
  const text = renderText(orderTexts[kind], variables);
  if (template === '' || text === null || createdAt + STALE_MS < now) return null;
  if (!chosen || !textChoiceOf(chosen)[channel]) return null;
  // No kind of text is promotional, so no consent is needed.
  if (textBar(TEXT_PURPOSES[kind], { consent: null, now }) !== null) return null;
  return { settings, template, text };
}

/** The shop's settings of text messages; all channels are off where they are missing or malformed. */
export async function readTextSettings(): Promise<TextSettings> {
  const [found] = await store().getAll(refs.settings(), { fieldMask: Object.keys(TEXT_SETTINGS) });
  return v.parse(v.object(TEXT_SETTINGS), found?.data() ?? {});
}

/** Posts JSON. @throws SendFault unless the provider accepts it */
async function post(url: string, key: string, body: object): Promise<void> {
  if (url === '') throw new SendFault('NO-PROVIDER', true);
  let status: number;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      // A redirect would take the key and the number to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    ({ status } = answer);
    await answer.body?.cancel();
  } catch {
    throw new SendFault('NO-ANSWER', true);
  }
  if (status < 200 || status > 299)
    throw new SendFault(`HTTP-${status}`, !REFUSED.includes(status));
}
