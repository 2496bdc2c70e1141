import type { FaqContent } from '#domain/shop-content/faq-content.ts';
import type { FaqGroup } from '#text/faq/entry.ts';
import { faqGroups } from '#text/faq/faq.ts';

/** The questions as `/faq` shows them: the owner's, which `saveContent` has checked, or the built-in ones. */
export function ownOrBuiltIn(value: unknown): readonly FaqGroup[] {
  if (!value) return faqGroups;
  return (value as FaqContent).groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.map(({ answer, live, ...entry }) => ({
        ...entry,
        answer: answer.split(/\n\s*\n/u),
        ...(live && { live }),
      })),
    }));
}
