import { useState } from 'react';
import { words } from '#text/en/shop.ts';
import { ProductPicture } from './ProductPicture.tsx';

interface GalleryProps {
  title: string;
  images: readonly string[];
}

/** All pictures of a product: one large, all of them as thumbnails, also on a phone. */
export function Gallery({ title, images }: GalleryProps) {
  const [chosen, choose] = useState(0);
  const shown = Math.min(chosen, Math.max(images.length - 1, 0));
  return (
    <div>
      <ProductPicture
        key={images[shown]}
        address={images[shown] ?? ''}
        alt={images.length > 0 ? words.product.picture(title, shown + 1, images.length) : ''}
        sizes="(min-width: 1251px) 36rem, (min-width: 768px) 46vw, 92vw"
        priority="high"
      />
      {images.length > 1 && (
        <ul aria-label={words.product.pictures} className="mt-3 flex flex-wrap gap-3">
          {images.map((address, index) => (
            <li key={address} className="w-18">
              <button
                type="button"
                aria-label={words.product.choosePicture(index + 1)}
                aria-pressed={index === shown}
                onClick={() => choose(index)}
                className="block w-full rounded-card border-2 border-transparent p-0.5 aria-pressed:border-leaf"
              >
                <ProductPicture address={address} alt="" sizes="4.5rem" priority="eager" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
