import type { Result } from '#domain/shared/result.ts';
import { deleteAuthUser } from './account.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { removePhoto } from './photos.ts';

/** What the shop keeps about one customer, as Firestore holds it: prices in rupees (of the cart in paise), moments in ISO 8601. */
export interface PersonalData {
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly favorites: readonly Readonly<Record<string, unknown>>[];
  readonly cart: readonly Readonly<Record<string, unknown>>[];
  readonly addresses: readonly Readonly<Record<string, unknown>>[];
  readonly consents: readonly Readonly<Record<string, unknown>>[];
  /** What was delivered, by the slug of the product. */
  readonly purchases: readonly Readonly<Record<string, unknown>>[];
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly reviews: readonly Readonly<Record<string, unknown>>[];
  readonly questions: readonly Readonly<Record<string, unknown>>[];
}

/** Reads everything that is kept about a customer, once, from the server. */
export function personalData(uid: string): Promise<Result<PersonalData>> {
  return attemptOnline(async () => {
    const { allFieldsBy, allFieldsFor, allFieldsOf, fieldsOf } =
      await import('../firebase/bulk-reads.ts');
    const [profile, favorites, cart, addresses, consents, purchases, orders, reviews, questions] =
      await Promise.all([
        fieldsOf(`users/${uid}`),
        allFieldsOf(`users/${uid}/favorites`),
        allFieldsOf(`users/${uid}/cart`, 'slug'),
        allFieldsOf(`users/${uid}/addresses`),
        allFieldsOf(`users/${uid}/consents`),
        allFieldsOf(`users/${uid}/purchases`, 'slug'),
        allFieldsFor(uid, 'orders'),
        allFieldsBy(uid, 'reviews'),
        allFieldsBy(uid, 'questions'),
      ]);
    return {
      profile,
      favorites,
      cart,
      addresses,
      consents,
      purchases,
      orders,
      reviews,
      questions,
    };
  });
}

/** How far an erasure came before it failed. Trying again takes up where it ended. */
export type ErasureStep = 'documents' | 'photo' | 'account';

/**
 * Removes a customer: documents first, then the photo, then the account, because each needs the one behind it to be
 * allowed. The person has to have confirmed before. `begin` is told each step as it begins.
 */
export async function eraseCustomer(
  uid: string,
  begin: (step: ErasureStep) => void,
): Promise<Result<void>> {
  begin('documents');
  const documents = await attemptOnline(async () => {
    const [{ emptyCollection, removeAllBy }, { removeDocument }] = await Promise.all([
      import('../firebase/bulk-reads.ts'),
      import('../firebase/writes.ts'),
    ]);
    await emptyCollection(`users/${uid}/favorites`);
    await emptyCollection(`users/${uid}/cart`);
    await emptyCollection(`users/${uid}/addresses`);
    await emptyCollection(`users/${uid}/consents`);
    await emptyCollection(`users/${uid}/purchases`);
    await removeAllBy(uid, 'reviews');
    await removeAllBy(uid, 'questions');
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
