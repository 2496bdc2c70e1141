import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../platform/params.ts';
import { noteBundleChange } from '../products/bundle-write.ts';

/** Runs after every write to a bundle by any program; see `noteBundleChange`. */
export const bundleWritten = onDocumentWritten(
  { document: 'bundles/{id}', region: REGION, retry: true, maxInstances: 2 },
  async ({ params, time }) => {
    await noteBundleChange(params.id, Timestamp.fromMillis(Date.parse(time)));
  },
);
