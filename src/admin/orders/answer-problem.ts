import type { Result } from '#domain/core/result.ts';
import type { MoveAnswer, RefundAnswer, SettleRefundAnswer } from '#domain/order/order-command.ts';
import {
  moveWords,
  noInvoiceWords,
  refusalWords,
  usedReferenceWords,
} from '#text/admin/order-moves.ts';
import { failureSentences } from '#text/site/failures.ts';

/** The message for a response other than the expected one; null when it succeeded. */
export function answerProblem(
  answer: Result<MoveAnswer | RefundAnswer | SettleRefundAnswer>,
): string | null {
  if (!answer.ok) {
    const { code } = answer.failure;
    return code === 'unavailable' ? moveWords.moves.unsure : failureSentences[code];
  }
  switch (answer.value.outcome) {
    case 'moved':
    case 'recorded':
      return null;
    case 'refused':
      return refusalWords[answer.value.refusal];
    case 'reference-used':
      return usedReferenceWords(answer.value.number);
    case 'no-invoice':
      return noInvoiceWords(answer.value.refusal);
  }
}
