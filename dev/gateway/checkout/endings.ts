import type { Payment } from '../entities.ts';
import { FAILURES } from '../failures.ts';
import type { Answer } from '../http.ts';
import { html, type Markup } from './html.ts';
import { buttonForm, focused, hidden, page, sheet, step } from './layout.ts';
import { errorFields, type Session } from './session.ts';

/** A failed attempt: try again, or return to the shop. */
export function failedPage(session: Session, payment: Payment): Answer {
  return sheet(
    session,
    'Payment failed',
    html`<section class="card">
      <h2>The payment failed</h2>
      <p role="alert">${payment.error_description}</p>
      <p class="soft">${payment.error_reason}</p>
      <form method="post" action="${step(session, 'retry')}">
        <p><button type="submit" ${focused(session)}>Try again</button></p>
      </form>
      ${buttonForm(step(session, 'leave'), 'Back to the shop', { secondary: true })}
      ${frameMessage(session, 'failed', errorFields(payment))}
    </section>`,
  );
}

/** The order is paid already. */
export function alreadyPaidPage(session: Session): Answer {
  return sheet(
    session,
    'Already paid',
    html`<section class="card">
      <h2>This order is paid</h2>
      <p>${FAILURES.order_already_paid.description} It was paid in another tab or a moment ago.</p>
      ${buttonForm(step(session, 'cancel'), 'Back to the shop')}
    </section>`,
  );
}

/** Returns the browser to the shop with these fields. */
export function returnPage(
  session: Session,
  kind: 'success' | 'failed',
  fields: Readonly<Record<string, string>>,
): Answer {
  const words = kind === 'success' ? 'Paid' : 'The payment did not go through';
  const { callbackUrl, frameOf } = session;
  const isForm = frameOf === null && callbackUrl !== null;
  return sheet(
    session,
    words,
    html`<section class="card">
      <h2>${words}</h2>
      ${
        isForm
          ? html`<form method="post" action="${callbackUrl}" data-go>
              ${hidden(fields)}
              <p><button type="submit">Back to the shop</button></p>
            </form>`
          : html`<p>You can close this page.</p>`
      }
      ${frameMessage(session, kind, fields)}
      ${kind === 'failed' ? frameMessage(session, 'dismiss') : null}
    </section>`,
  );
}

/** After a cancellation without a return address. */
export function leftPage(session: Session): Answer {
  const content = html`<section class="card">
    <h2>You have not paid</h2>
    <p>You can close this page.</p>
    ${frameMessage(session, 'dismiss')}
  </section>`;
  return sheet(session, 'Cancelled', content);
}

/** The message to the page that embeds this one; nothing without one. */
function frameMessage(
  { frameOf }: Session,
  kind: 'success' | 'failed' | 'dismiss',
  fields: Readonly<Record<string, string>> = {},
): Markup | null {
  if (frameOf === null) return null;
  const message = JSON.stringify(fields);
  return html`<span data-tell="${kind}" data-origin="${frameOf}" data-fields="${message}"></span>`;
}

/** Any error that ends a visit before it began. */
export function refusalPage(words: string, status: number): Answer {
  const body = html`<main>
    <section class="card">
      <h2>This payment cannot go on</h2>
      <p>${words}</p>
    </section>
  </main>`;
  return page({ title: 'Payment', body }, status);
}
