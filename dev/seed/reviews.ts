import { Timestamp, type WriteBatch, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Question, Review } from '#domain/review/review.ts';
import { photoFile, reviewPhotoFolder } from '#domain/photo/photo.ts';
import { fileOfWidth } from '#domain/picture/picture.ts';
import { bestReviews } from '#domain/review/best-reviews.ts';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';
import { CARE_REVIEWS } from './review-texts/care.ts';
import { WELLNESS_REVIEWS } from './review-texts/wellness.ts';

type SampleQuestion = Pick<Question, 'text' | 'answer'> & { readonly daysAgo: number };

interface SampleReview extends Pick<Review, 'uid' | 'stars' | 'title' | 'text' | 'name'> {
  readonly daysAgo: number;
  /** Whether a purchase is written as well, as functions do on delivery. */
  readonly bought: boolean;
  readonly pictures: readonly number[];
}

/** The seeded account writes under its own uid. */
function uidOf(name: string): string {
  return name === 'Asha' ? 'asha' : `sample-${name.toLowerCase()}`;
}

/** The reviews by the product's slug. */
export const SAMPLES: Readonly<Record<string, readonly SampleReview[]>> = Object.fromEntries(
  Object.entries({ ...WELLNESS_REVIEWS, ...CARE_REVIEWS }).map(([slug, reviews]) => [
    slug,
    reviews.map(([stars, daysAgo, name, text, others = {}]) => {
      const { title = '', notBought = false, pictures = [] } = others;
      const bought = !notBought;
      return { uid: uidOf(name), stars, title, text, name, daysAgo, bought, pictures };
    }),
  ]),
);

const QUESTIONS: Readonly<Record<string, SampleQuestion>> = {
  'franch-ayurveda-skin-soap': {
    text: 'Is there any added scent in it?',
    answer: 'No. What you smell are the oils that stand in the list of ingredients.',
    daysAgo: 12,
  },
  'franch-oil-nh-plus': {
    text: 'Can I put it on and go to work, or does it smell?',
    answer:
      'It smells of camphor and eucalyptus for about ten minutes. Most people use it in the evening.',
    daysAgo: 21,
  },
  'franch-ashwagandha-capsules': {
    text: 'Is the capsule shell vegetarian?',
    answer: 'Yes, it is made of plant cellulose (hypromellose).',
    daysAgo: 33,
  },
  'franch-chyawanprash': {
    text: 'How much sugar is in a spoon?',
    answer: 'Please see the ingredient list on this page; it names the amount of each part.',
    daysAgo: 26,
  },
  'franch-bhringraj-hair-oil': {
    text: 'Does the green colour stain light hair or the pillow?',
    answer: 'It does not colour hair. Please use an old pillow cover for the night.',
    daysAgo: 18,
  },
};

const daysBefore = (days: number): Timestamp => Timestamp.fromMillis(SEED_DAY - days * DAY_MS);

const photoId = (picture: number): string => `sample-photo-${picture + 1}`;

/** The files of the photographs, by their name in the bucket: paths below `public`. */
export function samplePhotoFiles(): ReadonlyMap<string, string> {
  const products = new Map(seedProducts().map((product) => [product.slug, product]));
  const sizes = { small: 360, large: 800 } as const;
  return new Map(
    Object.entries(SAMPLES).flatMap(([slug, reviews]) =>
      reviews.flatMap(({ uid, pictures }) =>
        pictures.flatMap((picture) =>
          (['small', 'large'] as const).map(
            (size) =>
              [
                photoFile(reviewPhotoFolder(slug, uid), photoId(picture), size),
                fileOfWidth(products.get(slug)?.images[picture] ?? '', sizes[size]),
              ] as const,
          ),
        ),
      ),
    ),
  );
}

/** The reviews that the home page shows. */
function highlights(): Record<string, unknown> {
  const titles = new Map(seedProducts().map(({ slug, title }) => [slug, title]));
  const reviews = Object.entries(SAMPLES).flatMap(([slug, samples]) =>
    samples.map(({ daysAgo, bought, pictures, ...review }) => ({
      ...{ ...review, slug, verified: bought, status: 'published' as const },
      ...{ photos: pictures.map(photoId), createdAt: SEED_DAY - daysAgo * DAY_MS },
    })),
  );
  const best = bestReviews(
    reviews.toSorted((a, b) => b.createdAt - a.createdAt),
    titles,
  );
  return {
    reviews: best.map((one) => ({ ...one, createdAt: Timestamp.fromMillis(one.createdAt) })),
  };
}

/** Delivered pieces for each review: one shopper in twelve or so writes one. */
const SOLD_PER_REVIEW = 12;

/** Writes the reviews, ratings and sold pieces of a shop some months old, and a few answered questions. */
export function writeSampleReviews(firestore: Firestore, batch: WriteBatch): void {
  const createdAt = new Map(seedProducts().map((product) => [product.slug, product.createdAt]));
  batch.set(firestore.doc('highlights/reviews'), highlights());
  for (const [slug, reviews] of Object.entries(SAMPLES)) {
    const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
    const rating = { sum, count: reviews.length };
    const sold = reviews.length * SOLD_PER_REVIEW;
    const popularity = popularityOf({ rating, sold, createdAt: createdAt.get(slug) ?? SEED_DAY });
    batch.set(firestore.doc(`products/${slug}`), { rating, sold, popularity }, { merge: true });
    for (const { daysAgo, bought, pictures, ...review } of reviews) {
      const { uid } = review;
      batch.set(firestore.doc(`products/${slug}/reviews/${uid}`), {
        ...review,
        verified: bought,
        status: 'published',
        createdAt: daysBefore(daysAgo),
        ...(pictures.length > 0 && { photos: pictures.map(photoId) }),
      });
      if (bought) {
        const purchase = { orderId: 'sample', at: daysBefore(daysAgo + 7) };
        batch.set(firestore.doc(`users/${uid}/purchases/${slug}`), purchase);
      }
    }
  }
  for (const [slug, { daysAgo, ...question }] of Object.entries(QUESTIONS)) {
    batch.set(firestore.doc(`products/${slug}/questions/sample-meera_20260101`), {
      ...question,
      uid: 'sample-meera',
      status: 'published',
      createdAt: daysBefore(daysAgo),
      answeredAt: daysBefore(daysAgo - 1),
    });
  }
}
