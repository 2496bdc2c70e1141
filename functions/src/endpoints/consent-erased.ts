import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { REGION } from '../platform/params.ts';
import { storeConsentProof } from '../retention/consent-proofs.ts';

/** Runs after a consent is erased, which happens with its account; see `storeConsentProof`. */
export const consentErased = onDocumentDeleted(
  { document: 'users/{uid}/consents/{id}', region: REGION, retry: true, maxInstances: 5 },
  async ({ params, data, time }) => {
    const consent = data?.data();
    if (consent) await storeConsentProof(params, consent, Date.parse(time));
  },
);
