import { type Answer, text } from '../http.ts';
import { html, type Markup } from './html.ts';
import type { Session } from './session.ts';

/** ₹499.00, or the like in another currency. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A page of the gateway. */
export function page(
  { title, body }: { readonly title: string; readonly body: Markup },
  status = 200,
): Answer {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/v1/checkout/page.css" />
      </head>
      <body>
        <p class="test"><strong>Test payment – no money moves.</strong> Stands in for Razorpay.</p>
        ${body}
        <script src="/v1/checkout/page.js"></script>
      </body>
    </html> `;
  return text(markup, 'text/html', status);
}

/** The head of a payment page: payee, amount, description. */
export function payee(name: string, amount: string, what: string | null): Markup {
  return html`<header>
    <h1>${name}</h1>
    <p class="amount">${amount}</p>
    ${what === null ? null : html`<p class="soft">${what}</p>`}
  </header>`;
}

/** The URL of a step of this visit. */
export function step(session: Session, name: string): string {
  return `/v1/checkout/session/${session.id}/${name}`;
}

function about({ name, order, payer }: Session): Markup {
  return payee(name, money(order.amount, order.currency), payer.description);
}

/** A page of a visit, with payee and amount. */
export function sheet(session: Session, title: string, content: Markup): Answer {
  return page({
    title: `${title} – ${session.name}`,
    body: html`<main>${about(session)} ${content}</main>`,
  });
}

/** Sets the initial focus; browsers forbid that in a cross-origin frame. */
export function focused({ frameOf }: Session): Markup | null {
  return frameOf === null ? html`autofocus` : null;
}

/** A form with one button and hidden fields. */
export function buttonForm(
  action: string,
  words: string,
  {
    secondary = false,
    fields = {},
  }: { secondary?: boolean; fields?: Readonly<Record<string, string>> } = {},
): Markup {
  return html`<form method="post" action="${action}">
    ${hidden(fields)}
    <p><button type="submit" class="${secondary ? 'secondary' : 'primary'}">${words}</button></p>
  </form>`;
}

export function hidden(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

/** A picture that looks like a QR code and encodes nothing: the link beside it opens the app. */
export function codeLike(seed: string): Markup {
  const size = 25;
  const cells = Array.from({ length: size * size }, (_, place) => {
    const [x, y] = [place % size, Math.floor(place / size)];
    const [cornerX, cornerY] = [Math.min(x, size - 1 - x), Math.min(y, size - 1 - y)];
    const isCorner = cornerX < 8 && cornerY < 8 && !(x > size - 9 && y > size - 9);
    if (isCorner) {
      const ring = Math.max(Math.abs(cornerX - 3), Math.abs(cornerY - 3));
      return ring === 3 || ring < 2;
    }
    const letter = seed.codePointAt((x * 7 + y * 3) % seed.length) ?? 0;
    return ((letter * (x + 3) * (y + 5)) >> 3) % 2 === 0;
  });
  const path = cells
    .map((isDark, place) => (isDark ? `M${place % size} ${Math.floor(place / size)}h1v1h-1z` : ''))
    .join('');
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    <path fill="currentColor" d="${path}" />
  </svg>`;
}
