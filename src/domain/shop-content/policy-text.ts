import type { LivePart, PolicyBlock } from '../checkout/policy.ts';
import { paragraphsOf } from './content-text.ts';

/** The live parts that a policy or an answer can hold, written as "{seller}". */
export const LIVE_PARTS: readonly LivePart[] = [
  'seller',
  'grievance',
  'delivery-costs',
  'delivery-times',
];

/** Between a term and its explanation. */
const TERM = ' :: ';
const ITEM = '- ';

/**
 * A policy's blocks as the owner edits them: a blank line between blocks, "- " before each item of a list, " :: " between
 * a term and its explanation, and "{seller}" for what the settings fill in.
 */
export function policyText(blocks: readonly PolicyBlock[]): string {
  return blocks
    .map((block) => {
      if (typeof block === 'string') return block;
      if ('live' in block) return `{${block.live}}`;
      if ('list' in block) return block.list.map((item) => `${ITEM}${item}`).join('\n');
      return block.terms.map(([term, meaning]) => `${term}${TERM}${meaning}`).join('\n');
    })
    .join('\n\n');
}

/** The blocks of an edited policy; the reverse of `policyText`. */
export function policyBlocks(text: string): readonly PolicyBlock[] {
  return paragraphsOf(text).map((paragraph) => {
    const live = LIVE_PARTS.find((part) => paragraph === `{${part}}`);
    if (live) return { live };
    const lines = paragraph.split('\n').map((line) => line.trim());
    if (lines.every((line) => line.startsWith(ITEM))) {
      return { list: lines.map((line) => line.slice(ITEM.length)) };
    }
    if (lines.every((line) => line.includes(TERM))) {
      return {
        terms: lines.map((line) => {
          const at = line.indexOf(TERM);
          return [line.slice(0, at), line.slice(at + TERM.length)] as const;
        }),
      };
    }
    return lines.join(' ');
  });
}
