import type { Result } from '#domain/core/result.ts';
import { type MessageDraft, messageGate } from '#domain/content/message.ts';
import { attempt } from '../firebase/failures.ts';
import { startSession } from '../account/session.ts';

/**
 * Sends a message under a ticket number that the form created once. Resending the same draft under the same number
 * within an hour is idempotent. Fails with `denied` for a different text under a taken number, for a message that
 * staff have started to handle, and for a second message through the same gate within five seconds. Offline, the
 * promise settles after reconnecting.
 */
export async function sendMessage(ticket: string, draft: MessageDraft): Promise<Result<void>> {
  const sent = await attempt(() => put(ticket, draft));
  if (sent.ok || sent.failure.code !== 'denied') return sent;
  // The response may have been lost, also that to a retry by the SDK, so the message may be stored: the rules accept
  // the same message once more.
  const repeated = await attempt(() => repeat(ticket, draft));
  return repeated.ok ? repeated : sent;
}

/** Writes the message's own content again, which changes nothing. The rules deny it if the stored message differs. */
async function repeat(ticket: string, draft: MessageDraft): Promise<void> {
  const { updateDocument } = await import('../firebase/writes.ts');
  await updateDocument(`messages/${ticket}`, { ...draft, status: 'new' });
}

/** Writes the message and its rate-limit gate in one batch; the rules identify the gate by the session. */
async function put(ticket: string, draft: MessageDraft): Promise<void> {
  const [{ NOW, putBatch }, { auth }] = await Promise.all([
    import('../firebase/writes.ts'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  await putBatch({
    [`messages/${ticket}`]: { ...draft, status: 'new', createdAt: NOW },
    [`messageGates/${messageGate(ticket, auth.currentUser?.uid)}`]: { ticket, at: NOW },
  });
}
