import type { Payment } from '../entities.ts';
import type { Answer } from '../http.ts';
import { TEST_CARDS } from './cards.ts';
import { html, type Markup } from './html.ts';
import {
  codeLike,
  buttonForm,
  focused,
  hidden,
  money,
  page,
  payee,
  sheet,
  step,
} from './layout.ts';
import type { Session } from './session.ts';

/** Form input and its errors, by field. */
export interface Entry {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
}

const NOTHING: Entry = { values: {}, faults: {} };

function field(
  { values, faults }: Entry,
  { name, label, more }: { readonly name: string; readonly label: string; readonly more: Markup },
): Markup {
  const wrong = faults[name];
  const state =
    wrong === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-wrong"`;
  return html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${values[name] ?? ''}" required ${more} ${state} />
    ${wrong === undefined ? null : html`<span class="wrong" id="${name}-wrong" role="alert">${wrong}</span>`}
  </p>`;
}

const digits = html`inputmode="numeric" autocomplete="off"`;

function cardForm(session: Session, entry: Entry): Markup {
  const amount = money(session.order.amount, session.order.currency);
  return html`<form method="post" action="${step(session, 'card')}">
      ${field(entry, { name: 'number', label: 'Card number', more: digits })}
      <div class="pair">
        ${field(entry, { name: 'expiry', label: 'Expiry (MM/YY)', more: html`autocomplete="off"` })}
        ${field(entry, { name: 'cvv', label: 'CVV', more: digits })}
      </div>
      <p><button type="submit">Pay ${amount} by card</button></p>
    </form>
    <p class="soft">To succeed: 4100 2800 0000 1007, any month in the future, any CVV.</p>
    <details class="hints">
      <summary>All test cards</summary>
      <ul>
        ${TEST_CARDS.map(
          ({ number, network, reason }) =>
            html`<li>
              <code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code>
              <span>${reason === null ? `${network}: succeeds` : reason.replaceAll('_', ' ')}</span>
            </li>`,
        )}
      </ul>
    </details>`;
}

/** The choice of a payment method, UPI first: an app on phones, a QR code elsewhere. */
export function choicePage(session: Session, entry: Entry = NOTHING): Answer {
  return sheet(
    session,
    'Pay',
    html`<h2>How would you like to pay?</h2>
      <details class="card" open>
        <summary>UPI</summary>
        <div>
          <div class="phone">${buttonForm(step(session, 'upi'), 'Pay with a UPI app')}</div>
          <div class="desktop">${buttonForm(step(session, 'upi'), 'Show the QR code')}</div>
          ${
            session.collect
              ? html`<form method="post" action="${step(session, 'upi')}">
                  ${field(entry, { name: 'vpa', label: 'Or your UPI ID', more: html`autocomplete="off" autocapitalize="none" placeholder="success@razorpay"` })}
                  <p><button type="submit" class="secondary">Ask my UPI app</button></p>
                </form>`
              : null
          }
        </div>
      </details>
      <details class="card" open>
        <summary>Card</summary>
        <div>${cardForm(session, entry)}</div>
      </details>
      <details class="card">
        <summary>Netbanking</summary>
        <div>
          ${buttonForm(step(session, 'bank'), 'Succeed', { fields: { answer: 'yes' } })}
          ${buttonForm(step(session, 'bank'), 'Fail', { secondary: true, fields: { answer: 'no' } })}
          <form method="post" action="${step(session, 'bank')}">
            ${hidden({ answer: 'late' })}
            <p>
              <label for="seconds">The bank answers this many seconds after you have left</label>
              <input
                id="seconds"
                name="seconds"
                type="number"
                min="1"
                max="600"
                value="5"
                required
              />
            </p>
            <p><button type="submit" class="secondary">Pay late</button></p>
          </form>
        </div>
      </details>
      ${buttonForm(step(session, 'cancel'), 'Cancel', { secondary: true })}`,
  );
}

/** The bank's prompt for its one-time password. */
export function otpPage(session: Session, wrong: string | null = null): Answer {
  const entry: Entry = { values: {}, faults: wrong === null ? {} : { otp: wrong } };
  return sheet(
    session,
    'Confirm',
    html`<section class="card">
        <h2>Your bank asks: is it you?</h2>
        <form method="post" action="${step(session, 'otp')}">
          ${field(entry, { name: 'otp', label: 'One-time password', more: html`inputmode="numeric" autocomplete="one-time-code" ${focused(session)}` })}
          <p class="soft">4 to 10 digits succeed, such as 1234. Fewer fail.</p>
          <p><button type="submit">Confirm</button></p>
        </form>
      </section>
      ${buttonForm(step(session, 'cancel'), 'Cancel', { secondary: true })}`,
  );
}

/** Waits for the UPI app, which is a page in another tab here. */
export function waitingPage(session: Session, payment: Payment): Answer {
  return sheet(
    session,
    'Waiting for your UPI app',
    html`<section class="card" data-wait="${step(session, 'status')}">
        <h2>Approve it in your UPI app</h2>
        ${codeLike(payment.id)}
        <p>
          <a class="button" href="/v1/checkout/upi/${payment.id}" target="_blank"
            >Open your UPI app</a
          >
        </p>
        <p class="soft" role="status">Waiting for your answer there …</p>
      </section>
      ${buttonForm(step(session, 'cancel'), 'Cancel', { secondary: true })}`,
  );
}

/** The UPI app: a page in another tab that requires one tap. */
export function upiAppPage(payment: Payment): Answer {
  const here = `/v1/checkout/upi/${payment.id}`;
  const question = html`<section class="card">
    <h2>Your UPI app asks</h2>
    ${buttonForm(here, 'Approve', { fields: { answer: 'yes' } })}
    ${buttonForm(here, 'Decline', { secondary: true, fields: { answer: 'no' } })}
  </section>`;
  const done = payment.captured || payment.status === 'authorized' ? 'Paid' : 'Not paid';
  const answer = html`<section class="card">
    <h2 role="status">${done}</h2>
    <p>Go back to the tab of the shop: it goes on by itself.</p>
  </section>`;
  const body = html`<main>
    ${payee('UPI', money(payment.amount, payment.currency), payment.description)}
    ${payment.status === 'created' ? question : answer}
  </main>`;
  return page({ title: 'Your UPI app', body });
}
