import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { deliverMail } from '../../mail/deliver.ts';
import { outboxSecrets } from '../../mail/send.ts';
import { REGION } from '../../platform/params.ts';

/** Sends every new letter at once; `sweepMail` repeats failed attempts. */
export const mailCreated = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 60,
    // Mail servers limit how many connections a sender may open.
    maxInstances: 5,
    secrets: outboxSecrets,
  },
  ({ params }) => deliverMail(params.id, Date.now()),
);
