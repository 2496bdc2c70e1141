import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkContent } from '../site/check-content.ts';
import { logoIcon, ShownBrandSchema } from './brand.ts';

const LOGO = 'https://store.example/v0/b/shop/o/shop%2Fbrand%2Fa1-b2-288x96.png?alt=media';
const check = (name: string, logo = '') =>
  checkContent('brand', { name, logo }, { today: '2026-12-01', since: '' });

it.each([
  ['Amrita & Sons’', 'Amrita & Sons’'],
  ['  Two   words ', 'Two words'],
  ['आयुर्वेद', 'आयुर्वेद'],
  ['A1', 'A1'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('%j is the name %j', (typed, name) => {
  expect(check(typed)).toEqual({ ok: true, value: { name, logo: '' } });
});

it.each([
  ['', 'required'],
  ['\u200B ', 'required'],
  ['A', 'too-short'],
  ['x'.repeat(31), 'too-long'],
  ['Two\nlines', 'signs'],
  ['A\u0000b', 'signs'],
  ['<b>Amrita', 'signs'],
  ['{shop}', 'signs'],
  ['Diabetes Care', 'claim'],
])('the name %j is refused: %s', (name, fault) => {
  expect(check(name)).toEqual({ ok: false, faults: { name: fault } });
});

it.each([
  LOGO.replace('288x96', '800'),
  LOGO.replace('brand', 'home'),
  LOGO.replace('a1-b2', '..%2Fa'),
  `${LOGO}&token=1`,
  'javascript:alert(1)',
])('%s is no logo', (logo) => {
  expect(check('Amrita', logo)).toEqual({ ok: false, faults: { logo: 'choice' } });
});

it('a logo has its size, and its icon beside it; at least twice as wide as high it stands for the name', () => {
  const shown = (logo: string) => v.parse(ShownBrandSchema, { name: 'Amrita', logo }).logo;
  expect(shown('')).toBeNull();
  expect(shown(LOGO)).toEqual({ src: LOGO, width: 288, height: 96, alt: 'Amrita' });
  const square = shown(LOGO.replace('288', '191'));
  expect(square).toMatchObject({ width: 191, alt: '' });
  expect(square && logoIcon(square)).toBe(LOGO.replace('288x96', 'icon'));
});
