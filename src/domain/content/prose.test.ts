import { expect, test } from 'vitest';
import { plainProse, proseParts } from './prose.ts';

test('text is split at its links without loss', () => {
  expect(proseParts('Ask [us](/contact) or read [the FAQ](/faq#returns).')).toEqual([
    { text: 'Ask ' },
    { text: 'us', to: '/contact' },
    { text: ' or read ' },
    { text: 'the FAQ', to: '/faq#returns' },
    { text: '.' },
  ]);
  expect(proseParts('Ten (10) days [or so]')).toEqual([{ text: 'Ten (10) days [or so]' }]);
  expect(proseParts('')).toEqual([]);
  expect(plainProse('[Write to us](/contact), please.')).toBe('Write to us, please.');
});
