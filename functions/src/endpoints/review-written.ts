import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../platform/params.ts';
import { deleteDroppedPhotos } from '../photos/dropped-photos.ts';
import { refreshAfterReview } from '../reviews/best-reviews.ts';

/** Runs after every write to a review by any program; see `deleteDroppedPhotos` and `refreshAfterReview`. */
export const reviewWritten = onDocumentWritten(
  { document: 'products/{slug}/reviews/{uid}', region: REGION, retry: true, maxInstances: 5 },
  async ({ params, data }) => {
    await refreshAfterReview(data?.before, data?.after);
    await deleteDroppedPhotos(params, data?.before.get('photos'));
  },
);
