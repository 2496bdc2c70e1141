import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { anOrderState, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import type { StoreSettings } from '../../../src/domain/site/store-settings.ts';
import { orderLetter } from '../../../src/text/server.ts';
import { layOut } from './layout.ts';

const ORIGIN = 'https://shop.in';
const letter: Letter = {
  subject: 'Order confirmed: FR-1',
  heading: 'Thank you <b>& welcome</b>',
  greeting: 'Hi Asha,',
  paragraphs: ['One.', 'Two\nlines.'],
  facts: [
    { label: 'Status', value: 'On its way', url: '' },
    { label: 'Tracking number', value: 'X1', url: 'https://courier.in/X1' },
  ],
  progress: { steps: ['Confirmed', 'Packed'], done: 1 },
  action: { label: 'View your order', url: 'https://shop.in/order?a=1&b=2' },
  links: [{ label: 'Find it', url: 'https://shop.in/find' }],
  picture: '',
  ratings: [],
  order: {
    title: 'Order FR-1',
    items: [
      { label: '2 × Oil', amount: '₹400', picture: 'https://shop.in/pictures/oil-180.webp' },
      { label: '1 × Soap', amount: '₹89', picture: '' },
    ],
    charges: [{ label: 'Delivery', amount: 'Free' }],
    total: { label: 'Total', amount: '₹489' },
    addressTitle: 'Delivery address',
    address: ['Asha <script>', 'Kochi 682001'],
  },
  help: true,
  reason: 'You ordered.',
  markup: null,
};

const source = { origin: ORIGIN, settings: null };
const documentOf = (one: Letter) => new JSDOM(layOut(one, source).html).window.document;
const { text, html } = layOut(letter, source);

it('says the same as text and as HTML', () => {
  const shown = documentOf(letter).body.textContent;
  for (const words of listed(`
    Hi Asha, | One. | Status | On its way | Tracking number | X1 | Order FR-1 | View your order | 2 × Oil | ₹400
    1 × Soap | ₹89 | Delivery | Free | Kochi 682001 | Find it | You ordered.`)) {
    expect(text).toContain(words);
    expect(shown).toContain(words);
  }
  const links = [...documentOf(letter).links].map(({ href }) => href);
  expect(links).toContain('https://courier.in/X1');
  for (const url of links) expect(text).toContain(url.replace(/\/$/u, ''));
});

it('is a page of its own, with pictures of a known size and one column less for a line without', () => {
  const page = documentOf(letter);
  const pictures = [...page.images].map(({ src, width, height, alt }) => [src, width, height, alt]);
  expect(pictures).toEqual([
    [`${ORIGIN}/icons/icon-192.png`, 40, 40, ''],
    ['https://shop.in/pictures/oil-180.webp', 64, 64, ''],
  ]);
  const rows = [...page.querySelectorAll('h2 + table tr')].map(({ children }) =>
    [...children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0),
  );
  expect(rows).toEqual([3, 3, 3, 3]);
});

it('names the phone, WhatsApp and email of the shop, each with a link', () => {
  const reach = { phone: '+91 80 1234 5678', whatsapp: '', email: 'care@shop.in', hours: '' };
  const settings = { ...reach, seller: { legalName: '', address: '' } } as unknown as StoreSettings;
  const { html: page, text: words } = layOut(letter, { origin: ORIGIN, settings });
  const links = [...new JSDOM(page).window.document.links].map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(['tel:+918012345678', 'mailto:care@shop.in']));
  expect(words).toContain('Phone: +91 80 1234 5678');
});

it('names the ways to reach the shop, but not to its own staff', () => {
  const toStaff = layOut({ ...letter, help: false }, source);
  for (const [shown, hidden] of [
    [text, toStaff.text],
    [html, toStaff.html],
  ] as const) {
    expect(shown).toContain(`${ORIGIN}/contact`);
    expect(hidden).not.toContain('/contact');
  }
});

it('has its own colours in dark mode', () => {
  expect(html).toContain(
    '@media (prefers-color-scheme:dark){.ground{background:#16150f!important}',
  );
});

describe('what people typed', () => {
  const HOSTILE = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script><!-- &amp;`;
  const { order } = withFacts([aPayment('captured')]);
  const address = { ...order.address, name: HOSTILE, line1: HOSTILE, city: HOSTILE };
  const lines = order.lines.map((line) => ({
    ...line,
    ...{ title: HOSTILE, sku: HOSTILE, slug: HOSTILE, imageURL: `/pictures/${HOSTILE}` },
  }));
  const shipment = { courier: HOSTILE, tracking: HOSTILE, link: `https://courier.in/${HOSTILE}` };
  const hostile = orderLetter(
    'shipped',
    { ...order, address, lines, shipment, emailConfirmed: true },
    { origin: ORIGIN, orderUrl: `${ORIGIN}/order` },
  );

  it('is shown as text, never as markup', () => {
    expect(html).toContain('Thank you &lt;b&gt;&amp; welcome&lt;/b&gt;');
    expect(html).toContain('href="https://shop.in/order?a=1&amp;b=2"');
    expect(documentOf(letter).querySelector('p br')?.parentElement?.innerHTML).toBe(
      'Two\n<br>lines.',
    );
    const page = documentOf({ ...hostile, heading: HOSTILE, subject: HOSTILE, reason: HOSTILE });
    expect(page.querySelector('[onerror], [src="x"], body script, svg')).toBeNull();
    expect(page.body.textContent).toContain(HOSTILE);
    expect(page.title).toBe(HOSTILE);
  });

  it('stays inside the markup for mail programs', () => {
    const scripts = [...documentOf(hostile).scripts];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Order',
      acceptedOffer: [{ itemOffered: { name: HOSTILE } }],
      orderDelivery: { carrier: { name: HOSTILE } },
    });
  });
});

it('a letter about anything else has no order card', () => {
  const { order } = anOrderState();
  const other = orderLetter('cancelled', order, { origin: ORIGIN, orderUrl: `${ORIGIN}/order` });
  expect(documentOf(other).scripts).toHaveLength(0);
});
