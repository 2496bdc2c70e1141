import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import { layOut } from './layout.ts';

const letter: Letter = {
  subject: 'Order confirmed: FR-1',
  heading: 'Thank you <b>& welcome</b>',
  paragraphs: ['One.', 'Two\nlines.'],
  action: { label: 'See your order', url: 'https://shop.in/order?a=1&b=2' },
  order: {
    title: 'Order FR-1',
    items: [{ label: '2 × Oil', amount: '₹400' }],
    charges: [{ label: 'Delivery', amount: 'Free' }],
    total: { label: 'Total', amount: '₹400' },
    addressTitle: 'Delivery address',
    address: ['Asha <script>', 'Kochi 682001'],
  },
  more: { label: 'Find it', url: 'https://shop.in/find' },
};

const { text, html } = layOut(letter, { origin: 'https://shop.in', settings: null });

it('says the same as text and as HTML', () => {
  for (const words of listed(`
    One. | Order FR-1 | See your order | 2 × Oil | ₹400 | Delivery | Free | Kochi 682001 | Find it
    https://shop.in/contact`)) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain('https://shop.in/order?a=1&b=2');
});

it('shows what people typed as text, never as markup', () => {
  expect(html).toContain('Thank you &lt;b&gt;&amp; welcome&lt;/b&gt;');
  expect(html).toContain('Asha &lt;script&gt;');
  expect(html).toContain('href="https://shop.in/order?a=1&amp;b=2"');
  expect(html).toContain('Two<br>lines.');
});
