import { describe, expect, test } from 'vitest';
import { proseParts } from '#domain/content/prose.ts';
import { faqEntries, faqGroups } from './faq.ts';
import { privacy } from '../site/privacy.ts';
import { shipping } from '../site/shipping.ts';
import { terms } from '../site/terms.ts';

const policies = { '/privacy': privacy, '/shipping': shipping, '/terms': terms };

/** Every text of a page's blocks. */
function texts(): readonly string[] {
  const sections = Object.values(policies).flatMap((policy) => policy.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...faqGroups.flatMap(({ entries }) => entries.flatMap(({ answer }) => answer)),
    ...blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('list' in block) return block.list;
      return 'terms' in block ? block.terms.flat() : [];
    }),
  ];
}

describe('questions and policies', () => {
  test('have a fragment of its own for each question and each section', () => {
    const ids = [
      [...faqEntries.map(({ slug }) => slug), ...faqGroups.map(({ id }) => `about-${id}`)],
      ...Object.values(policies).map(({ sections }) => sections.map(({ id }) => id)),
    ];
    for (const fragments of ids) expect(new Set(fragments).size).toBe(fragments.length);
  });

  test('link only to sections and answers that are there', () => {
    const known: Readonly<Record<string, readonly string[]>> = {
      '/faq': faqEntries.map(({ slug }) => slug),
      ...Object.fromEntries(
        Object.entries(policies).map(([path, { sections }]) => [
          path,
          sections.map(({ id }) => id),
        ]),
      ),
    };
    const fragments = texts()
      .flatMap(proseParts)
      .flatMap(({ to }) => (to?.includes('#') ? [to.split('#')] : []));
    expect(fragments.length).toBeGreaterThan(5);
    for (const [path = '', fragment = ''] of fragments) expect(known[path]).toContain(fragment);
  });

  test('promise no cure, and read as plain text without brackets or addresses', () => {
    for (const text of texts()) {
      expect(text).not.toMatch(/\b(?:cures?|guaranteed?|miracle|100 ?%|no side effects)\b/iu);
    }
    for (const { answer } of faqEntries) expect(answer).not.toMatch(/\]\(|\/contact/u);
  });
});
