import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../platform/params.ts';
import { deleteDroppedPhotos } from '../photos/dropped-photos.ts';

/** Runs after every write to a review by any program; see `deleteDroppedPhotos`. */
export const reviewWritten = onDocumentWritten(
  { document: 'products/{slug}/reviews/{uid}', region: REGION, retry: true, maxInstances: 5 },
  async ({ params, data }) => {
    await deleteDroppedPhotos(params, data?.before.get('photos'));
  },
);
