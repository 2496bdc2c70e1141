import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { REGION } from '../platform/params.ts';
import { completeProductWrite } from '../products/product-write.ts';

/** Runs after every write to a product by any program; see `completeProductWrite`. */
export const productWritten = onDocumentWritten(
  {
    document: 'products/{slug}',
    region: REGION,
    retry: true,
    // Bulk deletions contend for the single settings document: more instances would only retry more.
    maxInstances: 2,
  },
  async ({ params, data, time }) => {
    await completeProductWrite({
      slug: params.slug,
      before: data?.before.data() ?? null,
      after: data?.after.data() ?? null,
      at: data?.after.updateTime ?? Timestamp.fromMillis(Date.parse(time)),
    });
  },
);
