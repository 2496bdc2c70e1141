import { readFile } from 'node:fs/promises';
import type { Instrument } from '../documents.ts';
import type { Payment } from '../entities.ts';
import { FAILURES, type FailureReason } from '../failures.ts';
import { type Answer, ApiError, type Call, json, type Routes, seeOther, text } from '../http.ts';
import { signedReturn } from '../signatures.ts';
import type { World } from '../world.ts';
import { cardFaults, cardOf } from './cards.ts';
import { alreadyPaidPage, failedPage, leftPage, refusalPage, returnPage } from './endings.ts';
import { choicePage, otpPage, upiAppPage, waitingPage } from './pages.ts';
import { errorFields, formOf, type Session, sessionOf } from './session.ts';

const FILES = {
  script: new URL('./script.mjs', import.meta.url),
  page: new URL('./page.mjs', import.meta.url),
  style: new URL('./page.css', import.meta.url),
};

const SESSION = '/v1/checkout/session/:id';

/** The checkout script and the payment page behind it. Every step is a form; each may be sent twice. */
export function checkoutRoutes(world: World): Routes {
  const { ledger, pending, random, keys } = world;
  const sessions = new Map<string, Session>();
  /** The predetermined outcomes of card payments in progress. */
  const verdicts = new Map<string, FailureReason | null>();

  function begin(call: Call): Answer {
    const form = formOf(call);
    if (form.get('key_id') !== keys.keyId)
      return refusalPage('Authentication failed: wrong key.', 401);
    const order = ledger.orders().find(({ id }) => id === form.get('order_id'));
    if (!order) return refusalPage('There is no such order.', 400);
    const userAgent = call.headers['user-agent'] ?? '';
    const session = sessionOf(form, { id: random.letters(20), order, userAgent });
    sessions.set(session.id, session);
    return seeOther(addressOf(session));
  }

  /** The current page of the visit. */
  function show(session: Session): Answer {
    const { payment, order } = session;
    switch (payment?.status) {
      case undefined:
        return order.status === 'paid' ? alreadyPaidPage(session) : choicePage(session);
      case 'created':
        return payment.method === 'card' ? otpPage(session) : waitingPage(session, payment);
      case 'failed':
        if (!session.retry) return returnPage(session, 'failed', errorFields(payment));
        return failedPage(session, payment);
      case 'authorized':
      case 'captured':
      case 'refunded':
        return returnPage(session, 'success', signedReturn(order.id, payment.id, keys.keySecret));
    }
  }

  function pay(session: Session, instrument: Instrument): Payment | null {
    if (session.order.status === 'paid') return null;
    session.payment = ledger.beginPayment(session.order, instrument, session.payer);
    return session.payment;
  }

  /** The bank's response. A second payment that arrives too late for its order is refused. */
  function settle(payment: Payment | null, reason: FailureReason | null): void {
    if (payment?.status !== 'created') return;
    const isPaid = ledger.order(payment.order_id).status === 'paid';
    if (isPaid) ledger.failPayment(payment, FAILURES.order_already_paid);
    else if (reason !== null) ledger.failPayment(payment, FAILURES[reason]);
    else ledger.authorize(payment);
  }

  function card(session: Session, form: URLSearchParams): Answer | null {
    const values = Object.fromEntries(
      ['number', 'expiry', 'cvv'].map((name) => [name, form.get(name) ?? '']),
    );
    const { number = '', expiry = '', cvv = '' } = values;
    const faults = cardFaults({ number, expiry, cvv }, new Date());
    const chosen = cardOf(number);
    if (!chosen || Object.keys(faults).length > 0) return choicePage(session, { values, faults });
    const payment = pay(session, { method: 'card', international: chosen.international });
    if (payment) verdicts.set(payment.id, chosen.reason);
    return null;
  }

  function otp(session: Session, form: URLSearchParams): Answer | null {
    const password = (form.get('otp') ?? '').trim();
    if (!/^\d{1,10}$/.test(password)) return otpPage(session, 'A number of up to 10 digits.');
    const verdict = verdicts.get(session.payment?.id ?? '') ?? null;
    settle(session.payment, verdict ?? (password.length < 4 ? 'invalid_otp' : null));
    return null;
  }

  function upi(session: Session, form: URLSearchParams): Answer | null {
    const vpa = form.get('vpa')?.trim() ?? null;
    if (vpa !== null && !session.collect) return choicePage(session);
    if (vpa !== null && !/^[\w.-]{2,}@[a-z]{2,}$/i.test(vpa)) {
      const faults = { vpa: 'A UPI ID looks like success@razorpay.' };
      return choicePage(session, { values: { vpa }, faults });
    }
    const payment = pay(session, { method: 'upi', ...(vpa === null ? {} : { vpa }) });
    if (vpa === 'success@razorpay') settle(payment, null);
    if (vpa === 'failure@razorpay') settle(payment, 'payment_declined');
    return null;
  }

  function bank(session: Session, form: URLSearchParams): Answer | null {
    const payment = pay(session, { method: 'netbanking', bank: 'HDFC' });
    const answer = form.get('answer');
    if (answer !== 'late' || !payment) {
      settle(payment, answer === 'yes' ? null : 'payment_declined');
      return null;
    }
    const seconds = Math.min(Math.max(Number(form.get('seconds')) || 5, 1), 600);
    settle(payment, 'payment_timed_out');
    pending.later(seconds * 1000, () => ledger.authorize(payment));
    return returnPage(session, 'failed', errorFields(payment));
  }

  function cancel(session: Session): Answer {
    settle(session.payment, 'payment_cancelled');
    const { cancelUrl, frameOf } = session;
    return cancelUrl !== null && frameOf === null ? seeOther(cancelUrl) : leftPage(session);
  }

  function leave(session: Session): Answer {
    const { payment } = session;
    if (payment?.status !== 'failed') return show(session);
    return returnPage(session, 'failed', errorFields(payment));
  }

  /** A step of a visit: its own response, or the visit's current page. */
  const within =
    (work: (session: Session, form: URLSearchParams) => Answer | null) =>
    (call: Call, { id = '' }: Readonly<Record<string, string>>): Answer => {
      const session = sessions.get(id);
      if (!session)
        return refusalPage('This payment page has expired. Start again in the shop.', 410);
      return work(session, formOf(call)) ?? seeOther(addressOf(session));
    };

  /** Only a visit without an attempt in progress may start one. */
  const choosing = (work: (session: Session, form: URLSearchParams) => Answer | null) =>
    within((session, form) => (session.payment === null ? work(session, form) : null));

  return {
    'GET /v1/checkout.js': () => file(FILES.script, 'text/javascript'),
    'GET /v1/checkout/page.js': () => file(FILES.page, 'text/javascript'),
    'GET /v1/checkout/page.css': () => file(FILES.style, 'text/css'),
    'POST /v1/checkout/embedded': begin,
    [`GET ${SESSION}`]: within(show),
    [`GET ${SESSION}/status`]: within(({ payment }) => json({ status: payment?.status ?? 'none' })),
    [`POST ${SESSION}/card`]: choosing(card),
    [`POST ${SESSION}/otp`]: within(otp),
    [`POST ${SESSION}/upi`]: choosing(upi),
    [`POST ${SESSION}/bank`]: choosing(bank),
    [`POST ${SESSION}/retry`]: within((session) => {
      if (session.payment?.status === 'failed') session.payment = null;
      return null;
    }),
    [`POST ${SESSION}/leave`]: within(leave),
    [`POST ${SESSION}/cancel`]: within(cancel),
    'GET /v1/checkout/upi/:id': (_, { id = '' }) => upiAppPage(ledger.payment(id)),
    'POST /v1/checkout/upi/:id': (call, { id = '' }) => {
      const payment = ledger.payment(id);
      if (payment.method !== 'upi') throw new ApiError('This is no UPI payment');
      settle(payment, formOf(call).get('answer') === 'yes' ? null : 'payment_declined');
      return seeOther(`/v1/checkout/upi/${id}`);
    },
  };
}

function addressOf({ id }: Session): string {
  return `/v1/checkout/session/${id}`;
}

/** Read at every call, so that a change shows at once. */
async function file(address: URL, type: string): Promise<Answer> {
  return text(await readFile(address, 'utf8'), type);
}
