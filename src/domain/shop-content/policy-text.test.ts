import { expect, it } from 'vitest';
import type { PolicyBlock } from '../checkout/policy.ts';
import { policyBlocks, policyText } from './policy-text.ts';

it('a policy survives being edited as text', () => {
  const blocks: readonly PolicyBlock[] = [
    'A paragraph with a [link](/faq).',
    { live: 'seller' },
    { list: ['one', 'two: not a term'] },
    {
      terms: [
        ['Packing', 'Within 2 days: Monday to Saturday.'],
        ['On the way', 'Usually 3.'],
      ],
    },
    'The end.',
  ];
  expect(policyBlocks(policyText(blocks))).toEqual(blocks);
});

it('a brace that names no part stays text', () => {
  expect(policyBlocks('{sellers}\n\nTwo\nlines')).toEqual(['{sellers}', 'Two lines']);
});
