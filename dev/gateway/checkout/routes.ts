import { readFile } from 'node:fs/promises';
import type { Method, Payment } from '../entities.ts';
import { type FailureReason, TEST_CARDS } from '../failures.ts';
import { type Answer, ApiError, type Call, json, type Routes, seeOther, text } from '../http.ts';
import { signedReturn } from '../signatures.ts';
import type { World } from '../world.ts';
import {
  alreadyPaidPage,
  choicePage,
  failedPage,
  otpPage,
  refusalPage,
  returnPage,
  upiAppPage,
  waitingPage,
} from './pages.ts';
import { errorFields, formOf, type Session, sessionOf } from './session.ts';

const FILES = {
  script: new URL('./script.mjs', import.meta.url),
  page: new URL('./page.mjs', import.meta.url),
  style: new URL('./page.css', import.meta.url),
};

const SESSION = '/v1/checkout/session/:id';

const CARD_OUTCOMES = new Map(
  Object.entries(TEST_CARDS).map(([number, outcome]) => [digitsOf(number), outcome]),
);

/** The checkout script and the payment page behind it. Every step is a form; each may be sent twice. */
export function checkoutRoutes({ ledger, pending, newId, keys }: World): Routes {
  const sessions = new Map<string, Session>();
  /** The predetermined outcomes of card payments in progress. */
  const verdicts = new Map<string, FailureReason | 'succeeds'>();

  function begin(call: Call): Answer {
    const form = formOf(call);
    if (form.get('key_id') !== keys.keyId)
      return refusalPage('Authentication failed: wrong key.', 401);
    const order = ledger.orders().find(({ id }) => id === form.get('order_id'));
    if (!order) return refusalPage('There is no such order.', 400);
    const session = sessionOf(form, { id: newId('visit'), order });
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
        return failedPage(session, payment);
      case 'authorized':
      case 'captured':
      case 'refunded':
        return returnPage(session, signedReturn(order.id, payment.id, keys.keySecret));
    }
  }

  /** Starts an attempt, unless the order was paid meanwhile. */
  function pay(session: Session, method: Method): Payment | null {
    if (session.order.status === 'paid') return null;
    session.payment = ledger.beginPayment(session.order, { method, ...session });
    return session.payment;
  }

  /** The bank's response. A second payment that arrives too late for its order is refused. */
  function settle(payment: Payment | null, outcome: FailureReason | 'succeeds'): void {
    if (payment?.status !== 'created') return;
    const isPaid = ledger.order(payment.order_id).status === 'paid';
    if (isPaid) ledger.failPayment(payment, 'order_already_paid');
    else if (outcome === 'succeeds') ledger.authorize(payment);
    else ledger.failPayment(payment, outcome);
  }

  function card(session: Session, form: URLSearchParams): Answer | null {
    const outcome = CARD_OUTCOMES.get(digitsOf(form.get('number') ?? ''));
    if (!outcome) return choicePage(session, 'Only test cards work here. They are listed below.');
    const payment = pay(session, 'card');
    if (payment) verdicts.set(payment.id, outcome);
    return null;
  }

  function otp(session: Session, form: URLSearchParams): null {
    const { payment } = session;
    const verdict = verdicts.get(payment?.id ?? '') ?? 'succeeds';
    const isRight = /^\d{4,10}$/.test(form.get('otp') ?? '');
    settle(payment, verdict === 'succeeds' && !isRight ? 'invalid_otp' : verdict);
    return null;
  }

  function bank(session: Session, form: URLSearchParams): Answer | null {
    const payment = pay(session, 'netbanking');
    const answer = form.get('answer');
    if (answer !== 'late' || !payment) {
      settle(payment, answer === 'yes' ? 'succeeds' : 'payment_declined');
      return null;
    }
    settle(payment, 'payment_timed_out');
    pending.later(Number(form.get('seconds')) * 1000, () => ledger.authorize(payment));
    return returnPage(session, errorFields(payment));
  }

  function cancel(session: Session): Answer {
    settle(session.payment, 'payment_cancelled');
    return seeOther(session.cancelUrl);
  }

  function leave(session: Session): Answer {
    const { payment } = session;
    return payment?.status === 'failed' ? returnPage(session, errorFields(payment)) : show(session);
  }

  /** A step of a visit: its own response, or the visit's current page. */
  const within =
    (work: (session: Session, form: URLSearchParams) => Answer | null) =>
    (call: Call, id: string): Answer => {
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
    [`POST ${SESSION}/upi`]: choosing((session) => {
      pay(session, 'upi');
      return null;
    }),
    [`POST ${SESSION}/bank`]: choosing(bank),
    [`POST ${SESSION}/retry`]: within((session) => {
      if (session.payment?.status === 'failed') session.payment = null;
      return null;
    }),
    [`POST ${SESSION}/leave`]: within(leave),
    [`POST ${SESSION}/cancel`]: within(cancel),
    'GET /v1/checkout/upi/:id': (_, id) => upiAppPage(ledger.payment(id)),
    'POST /v1/checkout/upi/:id': (call, id) => {
      const payment = ledger.payment(id);
      if (payment.method !== 'upi') throw new ApiError('This is no UPI payment');
      settle(payment, formOf(call).get('answer') === 'yes' ? 'succeeds' : 'payment_declined');
      return seeOther(`/v1/checkout/upi/${id}`);
    },
  };
}

function addressOf({ id }: Session): string {
  return `/v1/checkout/session/${id}`;
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '');
}

/** Read at every call, so that a change shows at once. */
async function file(address: URL, type: string): Promise<Answer> {
  return text(await readFile(address, 'utf8'), type);
}
