import type { Payment } from '../entities.ts';
import { FAILURES, TEST_CARDS } from '../failures.ts';
import { type Answer, text } from '../http.ts';
import { html, type Markup } from './html.ts';
import type { Session } from './session.ts';

/** ₹499.00, or the like in another currency. */
function money({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);
}

/** A page of the gateway. */
function page(title: string, body: Markup, status = 200): Answer {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/v1/checkout/page.css" />
      </head>
      <body>
        <p class="test"><strong>Test payment – no money moves.</strong> Stands in for Razorpay.</p>
        <main>${body}</main>
        <script src="/v1/checkout/page.js"></script>
      </body>
    </html> `;
  return text(markup, 'text/html', status);
}

/** A page of a visit, with payee, amount and description. */
function sheet({ name, order, description }: Session, title: string, content: Markup): Answer {
  const head = html`<h1>${name}</h1>
    <p class="amount">${money(order)}</p>
    <p>${description}</p>`;
  return page(`${title} – ${name}`, html`${head} ${content}`);
}

/** The URL of a step of this visit. */
function step(session: Session, name: string): string {
  return `/v1/checkout/session/${session.id}/${name}`;
}

/** A form with one button and hidden fields. */
function buttonForm(
  action: string,
  words: string,
  fields: Readonly<Record<string, string>> = {},
): Markup {
  return html`<form method="post" action="${action}">
    ${hidden(fields)}
    <button type="submit">${words}</button>
  </form>`;
}

function hidden(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

function field(name: string, label: string, more: Markup | null = null): Markup {
  return html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" required autocomplete="off" ${more} />`;
}

const digits = html`inputmode="numeric"`;

/** The choice of a payment method. `wrong` is the error of the card. */
export function choicePage(session: Session, wrong: string | null = null): Answer {
  return sheet(
    session,
    'Pay',
    html`<h2>UPI</h2>
      ${buttonForm(step(session, 'upi'), 'Pay with a UPI app')}
      <h2>Card</h2>
      <form method="post" action="${step(session, 'card')}">
        ${field('number', 'Card number', digits)}
        ${wrong === null ? null : html`<p role="alert">${wrong}</p>`}
        ${field('expiry', 'Expiry (MM/YY)')} ${field('cvv', 'CVV', digits)}
        <button type="submit">Pay ${money(session.order)} by card</button>
      </form>
      <p>To succeed: 4100 2800 0000 1007, any month in the future, any CVV.</p>
      <details>
        <summary>All test cards</summary>
        <ul>
          ${Object.entries(TEST_CARDS).map(
            ([number, outcome]) => html`<li>${number}: ${outcome.replaceAll('_', ' ')}</li>`,
          )}
        </ul>
      </details>
      <h2>Netbanking</h2>
      ${buttonForm(step(session, 'bank'), 'Succeed', { answer: 'yes' })}
      ${buttonForm(step(session, 'bank'), 'Fail', { answer: 'no' })}
      <form method="post" action="${step(session, 'bank')}">
        ${hidden({ answer: 'late' })}
        ${field('seconds', 'The bank answers this many seconds after you have left', html`${digits} value="5"`)}
        <button type="submit">Pay late</button>
      </form>
      ${cancelForm(session)}`,
  );
}

/** The bank's prompt for its one-time password. */
export function otpPage(session: Session): Answer {
  return sheet(
    session,
    'Confirm',
    html`<h2>Your bank asks: is it you?</h2>
      <form method="post" action="${step(session, 'otp')}">
        ${field('otp', 'One-time password', html`inputmode="numeric" autofocus`)}
        <p>4 to 10 digits succeed, such as 1234. Fewer fail.</p>
        <button type="submit">Confirm</button>
      </form>
      ${cancelForm(session)}`,
  );
}

function cancelForm(session: Session): Markup {
  return buttonForm(step(session, 'cancel'), 'Cancel');
}

/** Waits for the UPI app, which is a page in another tab here. */
export function waitingPage(session: Session, payment: Payment): Answer {
  return sheet(
    session,
    'Waiting for your UPI app',
    html`<h2>Approve it in your UPI app</h2>
      <p><a href="/v1/checkout/upi/${payment.id}" target="_blank">Open your UPI app</a></p>
      <p role="status" data-wait="${step(session, 'status')}">Waiting for your answer there …</p>
      ${cancelForm(session)}`,
  );
}

/** The UPI app: a page in another tab that requires one tap. */
export function upiAppPage(payment: Payment): Answer {
  const here = `/v1/checkout/upi/${payment.id}`;
  const question = html`<h2>Your UPI app asks</h2>
    ${buttonForm(here, 'Approve', { answer: 'yes' })}
    ${buttonForm(here, 'Decline', { answer: 'no' })}`;
  const done = payment.captured || payment.status === 'authorized' ? 'Paid' : 'Not paid';
  const answer = html`<h2 role="status">${done}</h2>
    <p>Go back to the tab of the shop: it goes on by itself.</p>`;
  const content = payment.status === 'created' ? question : answer;
  return page(
    'Your UPI app',
    html`<p class="amount">${money(payment)}</p>
      ${content}`,
  );
}

/** A failed attempt: try again, or return to the shop. */
export function failedPage(session: Session, payment: Payment): Answer {
  return sheet(
    session,
    'Payment failed',
    html`<h2>The payment failed</h2>
      <p role="alert">${payment.error_description}</p>
      ${buttonForm(step(session, 'retry'), 'Try again')}
      ${buttonForm(step(session, 'leave'), 'Back to the shop')}`,
  );
}

/** The order is paid already. */
export function alreadyPaidPage(session: Session): Answer {
  return sheet(
    session,
    'Already paid',
    html`<h2>This order is paid</h2>
      <p>${FAILURES.order_already_paid} It was paid in another tab or a moment ago.</p>
      ${buttonForm(step(session, 'cancel'), 'Back to the shop')}`,
  );
}

/** Returns the browser to the shop with the signed fields, or those of the error. */
export function returnPage(session: Session, fields: Readonly<Record<string, string>>): Answer {
  const words = 'razorpay_signature' in fields ? 'Paid' : 'The payment did not go through';
  const form = html`<form method="post" action="${session.callbackUrl}" data-go>
    ${hidden(fields)}
    <button type="submit">Back to the shop</button>
  </form>`;
  return sheet(
    session,
    words,
    html`<h2>${words}</h2>
      ${form}`,
  );
}

/** Any error that ends a visit before it began. */
export function refusalPage(words: string, status: number): Answer {
  return page(
    'Payment',
    html`<h2>This payment cannot go on</h2>
      <p>${words}</p>`,
    status,
  );
}
