import type { Result } from '#domain/shared/result.ts';
import type { MessageDraft } from '#domain/content/message.ts';
import { attempt, attemptOnline } from '../firebase/failures.ts';
import { startSession } from '../account/session.ts';

/**
 * Sends a message to the shop under a ticket number that the form minted once. The same draft under the same number
 * may be sent again within the hour and is then still one message; other words under a number that is taken, or a
 * message that somebody has taken up, are refused (`denied`), and so is a second one within five seconds of whoever is
 * signed in. Without a network the promise settles when it is back.
 */
export function sendMessage(ticket: string, draft: MessageDraft): Promise<Result<void>> {
  return attempt(() => put(ticket, draft));
}

/**
 * The same for a form that can be sent again at once: without a network it fails with `offline`, and with
 * `unavailable` when no answer comes. It may arrive all the same, and is one message then.
 */
export function sendMessageOnline(ticket: string, draft: MessageDraft): Promise<Result<void>> {
  return attemptOnline(() => put(ticket, draft));
}

/** The rules let one message through a gate at once, and know whose gate it is by the session. */
async function put(ticket: string, draft: MessageDraft): Promise<void> {
  const [{ NOW, putBatch }, { auth }] = await Promise.all([
    import('../firebase/writes.ts'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  await putBatch({
    [`messages/${ticket}`]: { ...draft, status: 'new', createdAt: NOW },
    [`messageGates/${auth.currentUser?.uid ?? 'visitors'}`]: { ticket, at: NOW },
  });
}
