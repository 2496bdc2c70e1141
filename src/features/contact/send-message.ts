import type { Failure, Result } from '#domain/core/result.ts';
import { type MessageDraft, ticketNumber } from '#domain/content/message.ts';
import {
  type MessageAttempt,
  messageDraft,
  saveMessageDraft,
} from '#data/browser/message-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { currentSession } from '#data/account/session.ts';
import { sendMessage } from '#data/content/messages.ts';

/** Timeout in milliseconds. The message may still arrive later. */
const TIMEOUT_MS = 15_000;

/**
 * Delays before a denied message is tried again, in milliseconds: a gate of the rules opens every five seconds. A new
 * guest does not wait.
 */
const RETRY_MS = [1_000, 2_000, 4_000];

/** Receives an outcome that comes after the timeout. */
export type OnLate = (outcome: Outcome, attempt: MessageAttempt) => void;

/** Outcome of sending. `unsure`: an attempt got no answer and its number is now taken, most likely by this message. */
export type Outcome =
  | { readonly kind: 'sent' | 'unsure' | 'refused' | 'offline' | 'silence' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Sends a message. Retries of the same text reuse the ticket number, so that the message arrives once. If no answer
 * arrives in time, `onLate` receives the later outcome.
 */
export async function send(
  draft: MessageDraft,
  onLate: OnLate,
): Promise<{ readonly outcome: Outcome; readonly attempt: MessageAttempt }> {
  const attempt = attemptFor(draft);
  saveMessageDraft({ attempt });
  // Offline, Firestore would queue the write without settling.
  if (!navigator.onLine) return { outcome: { kind: 'offline' }, attempt };
  return sendAs(attempt, draft, { onLate, delays: RETRY_MS });
}

/**
 * Sends a message as an attempt. A denied one is tried again under a new number: in a flood another visitor may just
 * have used the number's gate. Visitors share gates, so a visitor becomes a guest first, who has one of their own.
 */
async function sendAs(
  attempt: MessageAttempt,
  draft: MessageDraft,
  {
    onLate,
    delays: [delay, ...delays],
  }: { readonly onLate: OnLate; readonly delays: readonly number[] },
): Promise<{ readonly outcome: Outcome; readonly attempt: MessageAttempt }> {
  const answer = sendMessage(attempt.ticket, draft);
  const first = await Promise.race([answer, timeout()]);
  if (first === null) {
    saveMessageDraft({ attempt: { ...attempt, uncertain: true } });
    void answer.then((result) =>
      onLate(outcomeOf(result, { ...attempt, uncertain: true }), attempt),
    );
    return { outcome: { kind: 'silence' }, attempt };
  }
  const outcome = outcomeOf(first, attempt);
  if (outcome.kind !== 'refused' || delay === undefined) return { outcome, attempt };
  const wasVisitor = currentSession().state !== 'signed-in';
  const isGuest = wasVisitor && (await signInAsGuest()).ok;
  if (!isGuest) await new Promise((end) => setTimeout(end, delay));
  const next = attemptFor(draft);
  saveMessageDraft({ attempt: next });
  return sendAs(next, draft, { onLate, delays });
}

/** The attempt for this text: the previous one, or a new one with a new number. */
function attemptFor(draft: MessageDraft): MessageAttempt {
  const text = JSON.stringify(draft);
  const known = messageDraft().attempt;
  if (known?.draft === text) return known;
  const ticket = ticketNumber(crypto.getRandomValues(new Uint8Array(8)));
  return { ticket, draft: text, uncertain: false };
}

/**
 * Interprets an answer and stores what the next attempt needs. The rules accept the same text under the same number
 * for an hour, until staff start to handle it; after that, and for invalid text, they deny it. After an attempt
 * without an answer only staff can tell the two cases apart.
 */
function outcomeOf(result: Result<void>, attempt: MessageAttempt): Outcome {
  if (result.ok) return { kind: 'sent' };
  if (result.failure.code !== 'denied') {
    saveMessageDraft({ attempt: { ...attempt, uncertain: true } });
    return { kind: 'failed', failure: result.failure };
  }
  if (attempt.uncertain) return { kind: 'unsure' };
  saveMessageDraft({ attempt: undefined });
  return { kind: 'refused' };
}

/** Resolves with null after the timeout or when the network is lost. */
function timeout(): Promise<null> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('offline', finish);
      resolve(null);
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    window.addEventListener('offline', finish);
  });
}
