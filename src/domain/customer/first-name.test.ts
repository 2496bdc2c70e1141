import { expect, it } from 'vitest';
import { listed, pairsOf } from '../../../tests/support/fixtures/listed.ts';
import { firstName } from './first-name.ts';

it.each(
  pairsOf(`
    Meera Nair → Meera | meera → Meera | MEERA NAIR → MEERA | आशा राव → आशा | D’Souza → D’Souza | Anne-Marie → Anne-Marie`),
)('the first name of "%s" is "%s"', (name, first) => {
  expect(firstName(name)).toBe(first);
});

it.each([
  '',
  ...listed(`
    A. K. Sharma | K Sharma | Win at prize.example | Dr Meera | Smt Meera Nair | prize.example wins | 100% Free | Win! now | a@b.in
    <b>Meera</b> | ${'x'.repeat(31)}`),
])('"%s" is greeted without a name', (name) => {
  expect(firstName(name)).toBe('');
});
