import { randomBytes } from 'node:crypto';
import { messageGate, ticketNumber } from '#domain/content/message.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';
import { firestore, nameOf } from './rest.ts';

/** A new ticket number. */
export const aTicket = () => ticketNumber(randomBytes(8));

/** Who writes a message: the address that they type, and the ID token of a guest or customer. */
interface Writer {
  readonly email?: string;
  readonly token?: string;
}

const sent: string[] = [];

/** Sends a message as the page does, without a token a visitor's. Resolves to whether it was accepted. */
export async function sendMessage(ticket: string, { email, token }: Writer = {}): Promise<boolean> {
  const uid = token === undefined ? undefined : uidIn(token);
  const body = { writes: messageWrites(ticket, { uid, email }) };
  const { status } = await firestore(':commit', { body, ...(token !== undefined && { token }) });
  if (status === 200) sent.push(ticket);
  return status === 200;
}

/** The writes of a message and of its gate, as the page sends them. */
export function messageWrites(
  ticket: string,
  { uid, email = 'asha@example.in' }: { uid?: string | undefined; email?: string | undefined } = {},
): readonly object[] {
  const write = (path: string, fields: object, time: string) => ({
    update: { name: nameOf(path), fields },
    updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }],
  });
  const words = { topic: 'other', name: 'Asha', email, phone: '' };
  const text = { orderNumber: '', subject: 'Hello', text: 'Is anybody there?', status: 'new' };
  const message = Object.entries({ ...words, ...text }).map(([name, value]) => [
    name,
    { stringValue: value },
  ]);
  const gate = `messageGates/${messageGate(ticket, uid)}`;
  return [
    write(`messages/${ticket}`, Object.fromEntries(message) as object, 'createdAt'),
    write(gate, { ticket: { stringValue: ticket } }, 'at'),
  ];
}

/** Deletes the messages that were sent, and all gates. */
export async function deleteMessages(): Promise<void> {
  const store = adminFirestore();
  for (const ticket of sent.splice(0)) await store.doc(`messages/${ticket}`).delete();
  for (const gate of await store.collection('messageGates').listDocuments()) await gate.delete();
}

function uidIn(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
  };
  return claims.user_id;
}
