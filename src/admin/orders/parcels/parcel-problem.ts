import type { Result } from '#domain/core/result.ts';
import type { ParcelAnswer } from '#domain/parcel-handling/parcel-command.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { parcelRefusals } from '#text/admin/orders/parcels.ts';
import { failureSentences } from '#text/site/failures.ts';

/** The message for a response other than the expected one; null when it succeeded. */
export function parcelProblem(answer: Result<ParcelAnswer>): string | null {
  if (!answer.ok) {
    const { code } = answer.failure;
    return code === 'unavailable' ? moveWords.moves.unsure : failureSentences[code];
  }
  return answer.value.outcome === 'refused' ? parcelRefusals[answer.value.refusal] : null;
}
