import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import type {
  OrderAnswer,
  OrderRequest,
  QuoteAnswer,
  QuoteRequest,
} from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import type { ReturnAnswer } from '#domain/order/return-command.ts';
import type { CancelAnswer } from '#domain/order/order-command.ts';
import { type Gateway, startGateway } from '../../../dev/gateway/gateway.ts';
import { gatewayValues, LOCAL_KEYS, WEBHOOK_PATH } from '../../../dev/gateway/keys.ts';
import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { askRefunds } from '../../../functions/src/payments/refunds.ts';
import { cancelOwn } from '../../../functions/src/endpoints/cancel-order.ts';
import type { Customer } from '../../../functions/src/platform/limits.ts';
import type { StaffOrderAnswer } from '#domain/checkout/staff-order.ts';
import { answerStaffOrder } from '../../../functions/src/endpoints/staff-orders/place-order-for-customer.ts';
import { STAFF } from '../fixtures/staff.ts';
import { answerOrder } from '../../../functions/src/endpoints/place-order.ts';
import { answerQuote } from '../../../functions/src/endpoints/quote-cart.ts';
import { resumeOwn } from '../../../functions/src/endpoints/resume-payment.ts';
import { answerEdit } from '../../../functions/src/endpoints/order-edits/edit-order.ts';
import { moveReturnForStaff } from '../../../functions/src/endpoints/returns/move-return.ts';
import { moveParcelForStaff } from '../../../functions/src/endpoints/parcels/move-parcel.ts';
import { splitForStaff } from '../../../functions/src/endpoints/parcels/split-order.ts';
import { alertOverdueParcels } from '../../../functions/src/sweep/overdue-parcels.ts';
import { exportFor } from '../../../functions/src/endpoints/payouts/export-payouts.ts';
import { giveOwnPayee } from '../../../functions/src/endpoints/payouts/give-payee.ts';
import { payForOwner } from '../../../functions/src/endpoints/payouts/pay-payout.ts';
import { expirePayees } from '../../../functions/src/payouts/expire-payees.ts';
import { readPayouts } from '../../../functions/src/payouts/payee-records.ts';
import { openByLink, withOrderLink } from '../../../functions/src/order-access/order-links.ts';
import { addOwnReturnPhoto } from '../../../functions/src/endpoints/photos/add-return-photo.ts';
import { requestReturnFor } from '../../../functions/src/endpoints/returns/request-return.ts';
import { moveForStaff } from '../../../functions/src/endpoints/move-order.ts';
import { removeOrphanedImages } from '../../../functions/src/products/orphaned-images.ts';
import { applyDuePrices } from '../../../functions/src/products/price-changes.ts';
import { storeOffer } from '../../../functions/src/offers/store-offer.ts';
import { parseDocument, store, toFirestore } from '../../../functions/src/platform/store.ts';
import { receiveWebhook } from '../../../functions/src/endpoints/payment-webhook.ts';
import { refundForStaff } from '../../../functions/src/endpoints/refund-order.ts';
import { settleForStaff } from '../../../functions/src/endpoints/settle-refund.ts';
import { sweep } from '../../../functions/src/sweep/sweep.ts';
import { aProductDocument } from '../fixtures/products.ts';

/**
 * The checkout's functions in this process, on an isolated store inside the running emulator, with a separate gateway
 * that sends its webhooks here: for race conditions and faults, where the test controls the number of instances and the
 * clock.
 */
export interface OwnCheckout {
  readonly store: Firestore;
  readonly gateway: Gateway;
  readonly functions: CheckoutFunctions;
  /** Calls the gateway's control API. */
  control(path: string, body?: object, method?: string): Promise<unknown>;
  /** Writes a product of ₹249.50 a piece. */
  stock(slug: string, pieces: number): Promise<void>;
  stockOf(slug: string): Promise<number>;
  /** A valid request; `expectedTotalPaise` is right for one line at the shop's delivery charges. */
  request(slug: string, quantity: number, changes?: Partial<OrderRequest>): OrderRequest;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A customer, whose network is unknown unless it is given. */
export type OwnCustomer = Omit<Customer, 'peer'> & Partial<Customer>;

/** The customer of a uid: a guest, unless an account is given. */
const customerOf = (who: string | OwnCustomer): Customer => ({
  peer: '',
  ...(typeof who === 'string' ? { uid: who, email: '', emailVerified: false } : who),
});

// Imported lazily, so that the environment may be set first.
const functions = {
  answerEdit,
  addOwnReturnPhoto: (
    request: Parameters<typeof addOwnReturnPhoto>[0],
    who: string | OwnCustomer,
    now: number,
  ) => addOwnReturnPhoto(request, customerOf(who), now),
  answerOrder: (
    request: OrderRequest,
    who: string | OwnCustomer,
    now: number,
  ): Promise<OrderAnswer> => answerOrder(request, customerOf(who), now),
  answerStaffOrder: (
    request: OrderRequest,
    who: string | OwnCustomer,
    now: number,
  ): Promise<StaffOrderAnswer> => answerStaffOrder(request, customerOf(who), STAFF, now),
  answerQuote: (
    request: QuoteRequest,
    who: string | OwnCustomer,
    now: number,
  ): Promise<QuoteAnswer> => answerQuote(request, customerOf(who), now),
  applyDuePrices,
  askRefunds,
  alertOverdueParcels,
  expirePayees,
  exportFor,
  giveOwnPayee,
  openByLink,
  payForOwner,
  readPayouts,
  withOrderLink,
  cancelOwn: (
    orderId: string,
    who: string | OwnCustomer,
    now: number,
    options?: Parameters<typeof cancelOwn>[3],
  ): Promise<CancelAnswer> => cancelOwn(orderId, customerOf(who), now, options),
  moveForStaff,
  moveParcelForStaff,
  moveReturnForStaff,
  parseDocument,
  receiveWebhook,
  refundForStaff,
  requestOwnReturn: (
    request: Omit<Parameters<typeof requestReturnFor>[0], 'asStaff'>,
    who: string | OwnCustomer,
    now: number,
  ): Promise<ReturnAnswer> =>
    requestReturnFor({ ...request, asStaff: false }, { ...customerOf(who), role: null }, now),
  requestReturnFor,
  removeOrphanedImages,
  resumeOwn,
  settleForStaff,
  splitForStaff,
  storeOffer,
  sweep,
} as const;

type CheckoutFunctions = typeof functions;

/** Price of every product of these shops, in paise. */
export const PIECE = paise(24_950);

/**
 * Opens one. `name` separates it from others on the same emulator; a seed makes the gateway's random choices
 * repeatable.
 */
export async function openOwnCheckout(name: string, seed?: number): Promise<OwnCheckout> {
  const projectId = `demo-${name}`;
  const ports = portsAt(portOffset());
  const { server, url } = await listen();
  const gateway = await startGateway({
    port: 0,
    ...LOCAL_KEYS,
    webhookUrl: `${url}${WEBHOOK_PATH}`,
    webhookBackOffMs: 50,
    ...(seed === undefined ? {} : { seed }),
  });
  const { strings, secrets } = gatewayValues(gateway.url);
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
    METADATA_SERVER_DETECTION: 'none',
    ...strings,
    ...secrets,
    SHOP_ORIGIN: url,
  });
  const opened = store();
  const clear = async (): Promise<void> => {
    const place = `projects/${projectId}/databases/(default)/documents`;
    await fetch(`http://127.0.0.1:${ports.firestore}/emulator/v1/${place}`, { method: 'DELETE' });
    await opened.doc('settings/store').set(STORE);
  };
  await clear();
  return {
    store: opened,
    gateway,
    functions,
    async control(path, body = {}, method = 'POST') {
      const answer = await fetch(`${gateway.url}/control/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    async stock(slug, pieces) {
      const product = aProductDocument({ price: PIECE / 100, mrp: 299, stock: pieces });
      const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
      await opened.doc(`products/${slug}`).set(toFirestore({ ...product, ...tax }));
    },
    stockOf: async (slug) => Number((await opened.doc(`products/${slug}`).get()).get('stock')),
    request(slug, quantity, changes = {}) {
      const goods = PIECE * quantity;
      const delivery = goods >= STORE.shipping.freeFromPaise ? 0 : STORE.shipping.feePaise;
      return {
        attemptId: randomBytes(10).toString('hex'),
        lines: [{ slug, quantity }],
        coupon: '',
        email: 'asha@franch.test',
        address: AN_ADDRESS,
        method: 'online',
        gstin: '',
        billing: null,
        expectedTotalPaise: paise(goods + delivery),
        ...changes,
      };
    },
    clear,
    async close() {
      await gateway.stop();
      server.close();
      server.closeAllConnections();
      await opened.terminate();
    },
  };
}

/** A valid address. */
export const AN_ADDRESS = {
  name: 'Asha Rao',
  phone: '+919876543210',
  pin: '560001',
  line1: '1 MG Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
} as const;

/** The order that a checkout answer refers to. @throws when there is none */
export function ordered(answer: OrderAnswer): Extract<OrderAnswer, { outcome: 'ordered' }> {
  if (answer.outcome === 'ordered') return answer;
  throw new Error(JSON.stringify(answer));
}

/** The provider's order that a checkout answer leads to. */
export function providerOrder(answer: OrderAnswer): string {
  return String(ordered(answer).action?.options['order_id']);
}

/** Receives the gateway's webhooks and passes them to the function. */
async function listen(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([field, value]) => [field, String(value)]),
      );
      const { method = '', url: path = '' } = request;
      const body = Buffer.concat(chunks);
      const answer = await receiveWebhook({ method, path, headers, body }, Date.now());
      response.writeHead(answer.status).end(answer.says);
    })().catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}
