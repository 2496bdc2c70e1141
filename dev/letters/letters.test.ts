import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { MAIL_KINDS } from '#domain/mail/mail-kind.ts';
import { layOut } from '../../functions/src/mail/layout.ts';
import { lettersPage, preview } from './page.ts';
import { SAMPLES } from './samples.ts';
import { ORIGIN, SETTINGS } from './source.ts';

/** Gmail cuts a letter off at 102 kB. */
const MAX_BYTES = 100_000;
/** Addresses of the machine that built the letter. */
const LOCAL = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]|file:/iu;

const page = lettersPage(SAMPLES);

it('every kind of letter has a sample on the page', () => {
  const kinds = new Set(SAMPLES.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([...MAIL_KINDS].toSorted());
  const frames = [...new JSDOM(page).window.document.querySelectorAll('iframe')];
  for (const { kind, name } of SAMPLES) {
    const titles = frames
      .map(({ title }) => title)
      .filter((one) => one.startsWith(`${kind}: ${name},`));
    expect(titles).toHaveLength(4);
  }
});

it('the page shows light and dark, whatever the system prefers', () => {
  const [{ html }] = SAMPLES as [(typeof SAMPLES)[number]];
  expect(preview(html, 'dark')).toContain('@media all{');
  expect(preview(html, 'light')).toContain('@media not all{');
  expect(`${preview(html, 'dark')}${preview(html, 'light')}`).not.toContain('prefers-color-scheme');
});

it('a letter says which pieces are gone, and that cash was paid in cash only once', () => {
  const texts = new Map(SAMPLES.map(({ kind, name, text }) => [`${kind}: ${name}`, text]));
  const changed = texts.get('order-changed: a cancelled piece, refunded');
  expect(changed).toContain('1 of 2 cancelled or returned');
  expect([...texts.values()].join('')).not.toMatch(/Cash on delivery:/u);
});

it.each(SAMPLES.map((sample) => [`${sample.kind}: ${sample.name}`, sample] as const))(
  '%s has the name and the logo of the owner, and no other',
  (_, { letter }) => {
    const src = 'https://store.example/o/shop%2Fbrand%2Fa-96x96.png?alt=media';
    const brand = { name: 'Amrita & Sons', logo: { src, width: 96, height: 96, alt: '' } };
    const settings = { ...SETTINGS, content: { ...SETTINGS.content, brand } };
    const { subject, text, html } = layOut(letter, { origin: 'https://amrita.example', settings });
    const { document } = new JSDOM(html).window;
    // Products and the legal name keep theirs.
    const others = /\{shop\}|\bFranch\b(?! (?:Oil|Orthovin|Ayurveda|Family))/u;
    for (const words of [subject, text, document.documentElement.textContent]) {
      expect(words).not.toMatch(others);
    }
    expect(document.querySelector('a')?.textContent.trim()).toBe('Amrita & Sons');
    expect(document.images[0]?.src).toBe(src.replace('96x96', 'icon'));
  },
);

it.each(SAMPLES.map((sample) => [`${sample.kind}: ${sample.name}`, sample] as const))(
  '%s can be sent',
  (_, { html, text, letter }) => {
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(`${html}${text}`).not.toMatch(LOCAL);
    const { document } = new JSDOM(html).window;
    expect(letter.reason).not.toBe('');
    const { heading, greeting, paragraphs, reason } = withShopName(letter, BUILT_IN_BRAND.name);
    for (const words of [heading, greeting, ...paragraphs, reason]) {
      expect(text).toContain(words);
      expect(document.body.textContent).toContain(words.split('\n')[0]);
    }
    const links = [...document.links].map(({ href }) => href);
    expect(links).toContain(`${ORIGIN}/`);
    for (const url of links.filter((one) => one.startsWith('http'))) {
      expect(text).toContain(url.replace(/\/$/u, ''));
    }
    expect(document.querySelectorAll('.button')).toHaveLength(1);
    for (const { src, width, height } of document.images) {
      expect(src).toMatch(/^https:/u);
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }
  },
);
