import * as v from 'valibot';
import type { LivePart } from '../checkout/policy.ts';
import { isDay } from '../core/indian-time.ts';
import {
  areDistinct,
  fault,
  OptionalWords,
  Paragraphs,
  RowId,
  Rows,
  Words,
} from './content-text.ts';

/** The policies that the owner edits, by their pages. */
export const POLICY_PARTS = ['terms', 'shipping', 'privacy'] as const;

/** A policy. */
export type PolicyPart = (typeof POLICY_PARTS)[number];

/**
 * What the law wants in each policy: sections that can't be deleted, with the live part that each must hold, if any.
 * Consumer Protection (E-Commerce) Rules 2020, rules 4(2), 4(4) and 5(3); Digital Personal Data Protection Act 2023,
 * sections 5 and 13.
 */
const LEGAL_SECTIONS: Readonly<Record<PolicyPart, Readonly<Record<string, LivePart | null>>>> = {
  terms: {
    seller: 'seller',
    prices: null,
    payment: null,
    'delivery-and-returns': null,
    complaints: 'grievance',
  },
  shipping: { costs: 'delivery-costs', time: null, cancelling: null, returns: null, refunds: null },
  privacy: {
    'who-is-responsible': 'seller',
    'what-we-collect': null,
    'how-long': null,
    'your-rights': null,
    complaints: 'grievance',
  },
};

/** A policy as the owner edits it. What the law wants in it: `missingByLaw`. */
export const PolicyContentSchema = v.strictObject({
  title: Words(80),
  /** The day from which it applies, "YYYY-MM-DD" in India. */
  effectiveOn: v.pipe(v.string(fault('date')), v.check(isDay, fault('date'))),
  /** The summary, a sentence a line. */
  summary: Paragraphs(1_500),
  sections: v.pipe(
    Rows(
      v.strictObject({
        id: RowId,
        title: Words(100),
        lang: v.pipe(OptionalWords(10), v.regex(/^(?:[a-z]{2,3})?$/u, fault('choice'))),
        /** See `policyText`. */
        text: Paragraphs(8_000),
      }),
      40,
    ),
    v.check((rows) => areDistinct(rows.map(({ id }) => id)), fault('twice')),
  ),
});

/** A policy as the owner edits it. */
export type PolicyContent = v.InferOutput<typeof PolicyContentSchema>;

/** The ids of sections that the law wants and this policy lacks, or whose live part it lacks. */
export function missingByLaw(part: PolicyPart, { sections }: PolicyContent): readonly string[] {
  return Object.entries(LEGAL_SECTIONS[part]).flatMap(([id, live]) => {
    const section = sections.find((row) => row.id === id);
    const isWhole = section && (live === null || section.text.includes(`{${live}}`));
    return isWhole ? [] : [id];
  });
}
