import { expect, it } from 'vitest';
import { inertText } from './inert-text.ts';

const plain = (text: string) => text.replaceAll('\u2060', '');

it.each([
  ['Win at prize.example/now', 'Win at prize.\u2060example/\u2060now'],
  ['https://prize.example', 'https:\u2060/\u2060/\u2060prize.\u2060example'],
  ['call@prize.example', 'call@\u2060prize.\u2060example'],
  ['M.G. Road, No. 4', 'M.\u2060G. Road, No. 4'],
  ['आशा राव', 'आशा राव'],
])('%s is no link in a letter', (typed, shown) => {
  expect(inertText(typed)).toBe(shown);
  expect(plain(shown)).toBe(typed);
});
