import type { Result } from '#domain/failure.ts';
import type { MessageDraft } from '#domain/message.ts';
import { attempt } from './failures.ts';

/**
 * Sends a message to the shop under a ticket number that the form minted once. Sending it again under the same number
 * is refused by the rules (`denied`), so a message is never there twice.
 */
export function sendMessage(ticket: string, draft: MessageDraft): Promise<Result<void>> {
  return attempt(async () => {
    const { NOW, putDocument } = await import('./writes.ts');
    await putDocument(`messages/${ticket}`, { ...draft, status: 'new', createdAt: NOW });
  });
}
