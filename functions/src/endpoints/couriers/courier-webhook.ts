import { onRequest } from 'firebase-functions/v2/https';
import { storeTrackingUpdate, bookingOfTracking } from '../../couriers/store-tracking-update.ts';
import type { CourierService, TrackingReading } from '../../couriers/service.ts';
import { courierSecrets, readyCourierServices } from '../../couriers/services.ts';
import { errorInfo } from '../../platform/error-info.ts';
import { httpOptions, MAX_BODY_BYTES } from '../../platform/http.ts';
import { log } from '../../platform/log.ts';
import type { WebhookAnswer, WebhookRequest } from '../payment-webhook.ts';

/**
 * The webhook of courier services, at `/api/courier/webhook`. A service may forbid its name in the address (Shiprocket does), so
 * the key of the request says whose it is. Answers 200 once the update is stored, and for parcels that the shop does not know;
 * 401 for a wrong key, 400 for a malformed body, 405, 413, and 503 when storing failed.
 */
export const courierWebhook = onRequest(
  { ...httpOptions, secrets: courierSecrets },
  async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[0] : value,
      ]),
    );
    const body = request.rawBody ?? Buffer.alloc(0);
    const { method } = request;
    const { status, says } = await receiveTracking({ method, headers, body }, Date.now());
    if (status === 405) response.set('Allow', 'POST');
    response.set('Cache-Control', 'no-store').status(status).json({ says });
  },
);

/** Processes one request. `now` is epoch milliseconds. */
export async function receiveTracking(
  { method, headers, body }: Omit<WebhookRequest, 'path'>,
  now: number,
): Promise<WebhookAnswer> {
  if (method !== 'POST') return { status: 405, says: 'method-not-allowed' };
  if (body.byteLength > MAX_BODY_BYTES) return { status: 413, says: 'body-too-large' };
  const { service, reading } = readByKey(body, headers);
  if (service === null || !reading.ok) {
    const reject = reading.ok ? 'key' : reading.reject;
    log('tracking-refused', { reject }, 'warn');
    return { status: reject === 'shape' ? 400 : 401, says: reject };
  }
  const { tracking, update } = reading;
  if (update === null) return { status: 200, says: 'ignored' };
  try {
    const booking = await bookingOfTracking(service.name, tracking);
    if (booking === null) {
      log(
        'tracking-of-unknown-parcel',
        { service: service.name, tracking, update: update.kind },
        'warn',
      );
      return { status: 200, says: 'unknown-parcel' };
    }
    const outcome = await storeTrackingUpdate(booking, update, now);
    if (outcome === 'applied') return { status: 200, says: 'taken' };
    log('tracking-without-effect', { booking: booking.id, update: update.kind, outcome });
    return { status: 200, says: 'seen' };
  } catch (error) {
    log('tracking-not-taken', errorInfo(error), 'error');
    return { status: 503, says: 'try-again' };
  }
}

/** The service whose key the request has; null if it is of none. */
function readByKey(
  body: Buffer,
  headers: WebhookRequest['headers'],
): { readonly service: CourierService | null; readonly reading: TrackingReading } {
  for (const service of readyCourierServices()) {
    const reading = service.readWebhook(body, headers);
    if (reading.ok || reading.reject !== 'key') return { service, reading };
  }
  return { service: null, reading: { ok: false, reject: 'key' } };
}
