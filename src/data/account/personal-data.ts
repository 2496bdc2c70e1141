import type { Result } from '#domain/core/result.ts';
import { deleteAuthUser } from './account.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { removePhoto } from './photos.ts';

/**
 * Everything the shop stores about one customer, as in Firestore: prices in rupees (cart: paise), timestamps in ISO
 * 8601.
 */
export interface PersonalData {
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly favorites: readonly Readonly<Record<string, unknown>>[];
  readonly cart: readonly Readonly<Record<string, unknown>>[];
  readonly addresses: readonly Readonly<Record<string, unknown>>[];
  readonly consents: readonly Readonly<Record<string, unknown>>[];
  /** Delivered products by slug. */
  readonly purchases: readonly Readonly<Record<string, unknown>>[];
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly reviews: readonly Readonly<Record<string, unknown>>[];
  readonly questions: readonly Readonly<Record<string, unknown>>[];
}

/** Reads everything stored about a customer, once, from the server. */
export function personalData(uid: string): Promise<Result<PersonalData>> {
  return attemptOnline(async () => {
    const { groupFieldsOfUser, collectionFieldsOfUser, collectionFields, fieldsOf } =
      await import('../firebase/bulk-reads.ts');
    const [profile, favorites, cart, addresses, consents, purchases, orders, reviews, questions] =
      await Promise.all([
        fieldsOf(`users/${uid}`),
        collectionFields(`users/${uid}/favorites`),
        collectionFields(`users/${uid}/cart`, 'slug'),
        collectionFields(`users/${uid}/addresses`),
        collectionFields(`users/${uid}/consents`),
        collectionFields(`users/${uid}/purchases`, 'slug'),
        collectionFieldsOfUser(uid, 'orders'),
        groupFieldsOfUser(uid, 'reviews'),
        groupFieldsOfUser(uid, 'questions'),
      ]);
    return {
      profile,
      favorites,
      cart,
      addresses,
      consents,
      purchases,
      orders: orders.map(withoutTokens),
      reviews,
      questions,
    };
  });
}

/** The search tokens of an order only repeat its other fields, for staff. */
function withoutTokens(
  order: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { searchTokens: _tokens, ...fields } = order;
  return fields;
}

/** The step in which an erasure failed. A retry continues there. */
export type ErasureStep = 'documents' | 'photo' | 'account';

/**
 * Erases a customer: documents, then photo, then account, because the rules need the account for each earlier step.
 * The user must have re-authenticated. `begin` is called at the start of each step.
 */
export async function eraseCustomer(
  uid: string,
  begin: (step: ErasureStep) => void,
): Promise<Result<void>> {
  begin('documents');
  const documents = await attemptOnline(async () => {
    const [{ emptyCollection, deleteGroupOfUser }, { removeDocument }] = await Promise.all([
      import('../firebase/bulk-reads.ts'),
      import('../firebase/writes.ts'),
    ]);
    await emptyCollection(`users/${uid}/favorites`);
    await emptyCollection(`users/${uid}/cart`);
    await emptyCollection(`users/${uid}/addresses`);
    await emptyCollection(`users/${uid}/consents`);
    await emptyCollection(`users/${uid}/purchases`);
    await emptyCollection(`users/${uid}/views`);
    await deleteGroupOfUser(uid, 'reviews');
    await deleteGroupOfUser(uid, 'questions');
    await removeDocument(`messageGates/${uid}`);
    await removeDocument(`users/${uid}`);
  });
  if (!documents.ok) return documents;
  begin('photo');
  const photo = await removePhoto(uid);
  if (!photo.ok) return photo;
  begin('account');
  return deleteAuthUser();
}
