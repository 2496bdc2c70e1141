import type { Review } from '#domain/review/review.ts';
import { privatePhoto } from '#data/photos/private-photos.ts';
import { reviewPhotoUrl } from '#data/photos/review-photos.ts';
import { reviewWords } from '#text/shop/reviews.ts';
import { photoWords } from '#text/site/photos.ts';
import { PhotoStrip } from '#ui/photos/PhotoStrip.tsx';

/** What a review is about. */
export interface ReviewedProduct {
  readonly slug: string;
  readonly title: string;
}

interface ReviewPhotosProps {
  review: Pick<Review, 'uid' | 'name' | 'status' | 'photos'>;
  product: ReviewedProduct;
}

/** The photographs of a review. Before it is published its author alone can load them. */
export function ReviewPhotos({ review, product: { slug, title } }: ReviewPhotosProps) {
  const { uid, name, status, photos = [] } = review;
  if (photos.length === 0) return null;
  return (
    <div className="my-2">
      <PhotoStrip
        photos={photos}
        source={(photo, size) =>
          status === 'published'
            ? reviewPhotoUrl({ slug, uid }, photo, size)
            : privatePhoto({ of: 'review', slug, uid, photo, size })
        }
        words={{ ...photoWords, alt: (place) => reviewWords.photos.alt(name, title, place) }}
      />
    </div>
  );
}
