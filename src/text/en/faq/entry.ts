import type { LivePart } from '#domain/checkout/policy.ts';

/** A question with its answer in paragraphs (see `prose.ts`). `slug` is its fragment and never changes. */
export interface FaqEntry {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** What the live settings add to the answer. */
  readonly live?: LivePart;
}

/** Questions about one thing. */
export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}
