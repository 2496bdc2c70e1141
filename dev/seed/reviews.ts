import { Timestamp, type WriteBatch, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Question, Review } from '#domain/review/review.ts';
import { photoFile, reviewPhotoFolder } from '#domain/photo/photo.ts';
import { fileOfWidth } from '#domain/picture/picture.ts';
import { bestReviews } from '#domain/review/best-reviews.ts';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';

type SampleReview = Pick<Review, 'uid' | 'stars' | 'title' | 'text' | 'name'> & {
  readonly daysAgo: number;
  /** Whether a purchase is written as well, as functions do on delivery. */
  readonly bought?: true;
  /** Pictures of the product that stand for the author's photographs: their places among its images, from 0. */
  readonly pictures?: readonly number[];
};
type SampleQuestion = Pick<Question, 'text' | 'answer'> & { readonly daysAgo: number };

const SOAP: readonly SampleReview[] = [
  {
    uid: 'asha',
    stars: 5,
    title: 'Sample: lasts long',
    text: 'A sample review. The bar stays hard on a slatted dish, and the scent is faint.',
    name: 'Asha (sample)',
    daysAgo: 4,
    bought: true,
    pictures: [0, 1],
  },
  {
    uid: 'sample-meera',
    stars: 4,
    title: '',
    text: 'A sample review. Rinses clean. I would like it in a larger size as well.',
    name: 'Meera (sample)',
    daysAgo: 19,
  },
  {
    uid: 'sample-john',
    stars: 2,
    title: 'Sample: not for my towels',
    text: 'A sample review. The turmeric left a yellow edge on a white towel until it was washed.',
    name: 'John (sample)',
    daysAgo: 40,
  },
];

const OIL: readonly SampleReview[] = [
  {
    uid: 'sample-meera',
    stars: 4,
    title: 'Sample: a little goes far',
    text: 'A sample review. It spreads well; I use half of what the label says.',
    name: 'Meera (sample)',
    daysAgo: 9,
  },
];

const QUESTION: SampleQuestion = {
  text: 'A sample question: is there any added scent in it?',
  answer: 'A sample answer: no. What you smell are the oils that stand in the list of ingredients.',
  daysAgo: 12,
};

const SAMPLES: Readonly<Record<string, readonly SampleReview[]>> = {
  'franch-ayurveda-skin-soap': SOAP,
  'franch-oil-nh-plus': OIL,
};

const daysBefore = (days: number): Timestamp => Timestamp.fromMillis(SEED_DAY - days * DAY_MS);

const photoId = (picture: number): string => `sample-photo-${picture + 1}`;

/** The files of the photographs, by their name in the bucket: paths below `public`. */
export function samplePhotoFiles(): ReadonlyMap<string, string> {
  const products = new Map(seedProducts().map((product) => [product.slug, product]));
  const sizes = { small: 360, large: 800 } as const;
  return new Map(
    Object.entries(SAMPLES).flatMap(([slug, reviews]) =>
      reviews.flatMap(({ uid, pictures = [] }) =>
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
    samples.map(({ daysAgo, bought = false, pictures = [], ...review }) => ({
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

/** Writes a few reviews and one answered question for two products, all of them plainly samples. */
export function writeSampleReviews(firestore: Firestore, batch: WriteBatch): void {
  const products = seedProducts();
  batch.set(firestore.doc('highlights/reviews'), highlights());
  for (const [slug, reviews] of Object.entries(SAMPLES)) {
    const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
    const rating = { sum, count: reviews.length };
    const createdAt = products.find((product) => product.slug === slug)?.createdAt ?? SEED_DAY;
    const popularity = popularityOf({ rating, createdAt });
    batch.set(firestore.doc(`products/${slug}`), { rating, popularity }, { merge: true });
    for (const { daysAgo, bought = false, pictures = [], ...review } of reviews) {
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
    const { daysAgo, ...question } = QUESTION;
    batch.set(firestore.doc(`products/${slug}/questions/sample-meera_20260101`), {
      ...question,
      uid: 'sample-meera',
      status: 'published',
      createdAt: daysBefore(daysAgo),
      answeredAt: daysBefore(daysAgo - 1),
    });
  }
}
