import type { Review } from '#domain/review/review.ts';
import { reviewPhotoUrl } from '#data/photos/review-photos.ts';
import { reviewWords } from '#text/shop/reviews.ts';
import { photoWords } from '#text/site/photos.ts';
import { PhotoStrip } from '#ui/photos/PhotoStrip.tsx';
import type { ReviewedProduct } from './ReviewPhotos.tsx';
import { Stars } from './Stars.tsx';

/** Most photographs in the strip: the newest ones. */
const MOST = 24;

interface ShopperPhotosProps {
  /** Published reviews, the newest first. */
  reviews: readonly Review[];
  product: ReviewedProduct;
}

/** The photographs of all reviews of a product, in one line. Enlarged, each shows the review that it belongs to. */
export function ShopperPhotos({ reviews, product: { slug, title } }: ShopperPhotosProps) {
  const shown = reviews
    .flatMap((review) => (review.photos ?? []).map((photo, index) => ({ review, photo, index })))
    .slice(0, MOST);
  const byId = new Map(shown.map((one) => [`${one.review.uid}/${one.photo}`, one]));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="shopper-photos" className="mb-2">
      <h3 id="shopper-photos" className="mb-2 font-sans text-base font-semibold">
        {reviewWords.photos.all}
      </h3>
      <PhotoStrip
        inRow
        photos={[...byId.keys()]}
        source={(id, size) => {
          const one = byId.get(id);
          return one ? reviewPhotoUrl({ slug, uid: one.review.uid }, one.photo, size) : '';
        }}
        renderCaption={(index) => <Caption review={shown[index]?.review} />}
        words={{
          ...photoWords,
          alt: (place) => {
            const one = shown[place - 1];
            return one ? reviewWords.photos.alt(one.review.name, title, one.index + 1) : '';
          },
        }}
      />
    </section>
  );
}

function Caption({ review }: { review: Review | undefined }) {
  if (!review) return null;
  const { stars, title, text, name, verified } = review;
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} />
        <span className="font-semibold">{name}</span>
        {verified && <span className="text-leaf">{reviewWords.verified}</span>}
      </p>
      <p className="line-clamp-3">{title ? `${title}. ${text}` : text}</p>
    </div>
  );
}
