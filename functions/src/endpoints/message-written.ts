import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { sendMessageMail } from '../mail/message-mail.ts';
import { REGION } from '../platform/params.ts';

/** Runs after every write to a message: confirms the receipt of a new one, and sends staff's answers. */
export const messageWritten = onDocumentWritten(
  { document: 'messages/{ticket}', region: REGION, retry: true, maxInstances: 5 },
  async ({ params, data }) => {
    const before = data?.before;
    const after = data?.after;
    if (before && after) await sendMessageMail(params.ticket, before, after, Date.now());
  },
);
