import type { Failure, Result } from '#domain/shared/result.ts';
import { type MessageDraft, ticketNumber } from '#domain/content/message.ts';
import {
  type MessageAttempt,
  messageDraft,
  saveMessageDraft,
} from '#data/browser/message-draft.ts';
import { sendMessage } from '#data/content/messages.ts';

/** How long somebody is left without a word, in milliseconds. The message stays on its way after that. */
const PATIENCE_MS = 15_000;

/** What became of a message. `unsure`: a try got no answer, and now its number is taken, most likely by itself. */
export type Outcome =
  | { readonly kind: 'sent' | 'unsure' | 'refused' | 'offline' | 'silence' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Sends a message. The same words keep their ticket number from one try to the next, so that they arrive once; when
 * no answer comes in time, `late` is told what comes after that.
 */
export async function send(
  draft: MessageDraft,
  late: (outcome: Outcome, attempt: MessageAttempt) => void,
): Promise<{ readonly outcome: Outcome; readonly attempt: MessageAttempt }> {
  const attempt = attemptFor(draft);
  saveMessageDraft({ attempt });
  // Firestore would wait for the network without a word.
  if (!navigator.onLine) return { outcome: { kind: 'offline' }, attempt };
  const answer = sendMessage(attempt.ticket, draft);
  const first = await Promise.race([answer, endOfPatience()]);
  if (first === null) {
    saveMessageDraft({ attempt: { ...attempt, uncertain: true } });
    void answer.then((result) => late(settle(result, { ...attempt, uncertain: true }), attempt));
    return { outcome: { kind: 'silence' }, attempt };
  }
  return { outcome: settle(first, attempt), attempt };
}

/** The attempt that these words belong to: the one before, or a new one with a new number. */
function attemptFor(draft: MessageDraft): MessageAttempt {
  const words = JSON.stringify(draft);
  const known = messageDraft().attempt;
  if (known?.draft === words) return known;
  const ticket = ticketNumber(crypto.getRandomValues(new Uint8Array(8)));
  return { ticket, draft: words, uncertain: false };
}

/**
 * What an answer means, and what the next try has to know of it. The rules accept the same words under the same
 * number for an hour, until somebody takes them up; then, and for words that they do not accept at all, they refuse.
 * After a try without an answer nobody but staff can tell the two apart.
 */
function settle(result: Result<void>, attempt: MessageAttempt): Outcome {
  if (result.ok) return { kind: 'sent' };
  if (result.failure.code !== 'denied') {
    saveMessageDraft({ attempt: { ...attempt, uncertain: true } });
    return { kind: 'failed', failure: result.failure };
  }
  if (attempt.uncertain) return { kind: 'unsure' };
  saveMessageDraft({ attempt: undefined });
  return { kind: 'refused' };
}

/** Null when patience has ended, or the network. */
function endOfPatience(): Promise<null> {
  return new Promise((end) => {
    const over = (): void => {
      clearTimeout(timer);
      window.removeEventListener('offline', over);
      end(null);
    };
    const timer = setTimeout(over, PATIENCE_MS);
    window.addEventListener('offline', over);
  });
}
