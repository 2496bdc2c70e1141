import type { RefusedReason } from '#data/admin/catalogue/apply-changes.ts';
import { words } from '#text/admin/catalogue/changes.ts';
import { failureSentences } from '#text/site/failures.ts';

/** Why a change of a product was not saved. */
export function refusedSentence(reason: RefusedReason): string {
  return reason === 'changed' || reason === 'too-few' || reason === 'denied'
    ? words.reasons[reason]
    : failureSentences[reason];
}
