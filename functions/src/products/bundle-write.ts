import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { MAX_BUNDLE_CHANGES, TOMBSTONE_TTL_MS } from '../../../src/domain/site/store-settings.ts';
import { withLock } from '../platform/keyed-mutex.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';

/**
 * Records in `settings/store.bundleChanges` that a bundle was written: pages of an older build learn of it there,
 * because they read the settings anyway. Keeps only the newest changes. Idempotent; does nothing without a settings
 * document. `at` is the time of the write.
 */
export async function noteBundleChange(id: string, at: Timestamp): Promise<void> {
  await withLock([refs.settings().path], () =>
    store().runTransaction(
      async (transaction) => {
        const settings = await transaction.get(refs.settings());
        if (!settings.exists) return;
        const stored: unknown = settings.get('bundleChanges') ?? {};
        const known = Object.entries(stored as Readonly<Record<string, unknown>>).map(
          ([other, changedAt]) =>
            [other, changedAt instanceof Timestamp ? changedAt.toMillis() : 0] as const,
        );
        if (known.some(([other, changedAt]) => other === id && changedAt >= at.toMillis())) return;
        const old = known
          .filter(([other]) => other !== id)
          .toSorted((a, b) => b[1] - a[1])
          .filter(
            ([, changedAt], place) =>
              place >= MAX_BUNDLE_CHANGES - 1 || Date.now() - changedAt > TOMBSTONE_TTL_MS,
          );
        const removals = old.flatMap(([other]): [FieldPath, FieldValue] => [
          new FieldPath('bundleChanges', other),
          FieldValue.delete(),
        ]);
        const field = new FieldPath('bundleChanges', id);
        transaction.update(settings.ref, field, FieldValue.serverTimestamp(), ...removals.flat());
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}
