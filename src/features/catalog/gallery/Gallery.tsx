import { ZoomIn } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import type { PackForm } from '#domain/product/pack-form.ts';
import { thumbnailAddress } from '#domain/picture/picture.ts';
import { productWords } from '#text/shop/product.ts';
import { useSwipe } from '#ui/browser/use-swipe.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';

const PictureZoom = lazyOnDemand(async () => (await import('./PictureZoom.tsx')).PictureZoom);

interface GalleryProps {
  title: string;
  images: readonly string[];
  /** Alt texts; an empty one falls back to the product's name. */
  alts?: readonly string[];
  /** The pack that is drawn while there are no pictures. */
  form: PackForm;
}

/**
 * A product's pictures: a large one and thumbnails. Hovering magnifies the large picture; a tap, click or Enter opens
 * it full screen, a swipe shows the next one. A phone shows the middle of the square from edge to edge, so that price and
 * button fit into the first screen.
 */
export function Gallery({ title, images, alts = [], form }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  /** Mouse position on the picture, as `transform-origin`. */
  const [lens, setLens] = useState<string | null>(null);
  const shown = Math.min(chosen, Math.max(images.length - 1, 0));

  const swipe = useSwipe((by) => setChosen((shown + by + images.length) % images.length));

  function magnify({ pointerType, clientX, clientY, currentTarget }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setLens(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`);
  }

  return (
    <div>
      <div className="relative overflow-hidden max-md:-mx-4 max-md:-mt-3 max-md:grid max-md:h-[min(100vw,35svh)] max-md:content-center md:rounded-card">
        <div style={lens ? { transform: 'scale(2)', transformOrigin: lens } : undefined}>
          <ProductPicture
            key={images[shown]}
            address={images[shown] ?? ''}
            form={form}
            alt={
              images.length > 0
                ? alts[shown] || productWords.picture(title, shown + 1, images.length)
                : ''
            }
            sizes={GALLERY_SIZES}
            priority="high"
          />
          {shown === 0 && images[0] && <PreviewPicture address={images[0]} />}
        </div>
        {images.length === 0 && (
          <p className="mt-2 text-center text-sm text-ink-soft">{productWords.noPicture}</p>
        )}
        {images.length > 0 && (
          <button
            type="button"
            aria-label={productWords.enlarge(shown + 1, images.length)}
            onPointerMove={magnify}
            onPointerLeave={() => setLens(null)}
            {...swipe}
            onClick={() => {
              setLens(null);
              setOpen(true);
            }}
            className="group/zoom absolute inset-0 cursor-zoom-in touch-pan-y touch-pinch-zoom rounded-card outline-offset-[-5px]"
          >
            <ZoomIn
              aria-hidden
              className="absolute right-2 bottom-2 size-9 rounded-full bg-surface/90 p-2 text-ink-soft shadow-card transition-opacity group-hover/zoom:opacity-0"
            />
          </button>
        )}
      </div>
      {images.length > 1 && (
        <ul
          aria-label={productWords.pictures}
          className="mt-2 flex flex-wrap gap-2 md:mt-3 md:gap-3"
        >
          {images.map((address, index) => (
            <li key={address} className="w-12 md:w-18">
              <button
                type="button"
                aria-label={productWords.choosePicture(index + 1)}
                aria-pressed={index === shown}
                onClick={() => setChosen(index)}
                className="block w-full rounded-card border-2 border-transparent p-0.5 aria-pressed:border-leaf"
              >
                <ProductPicture
                  address={thumbnailAddress(address)}
                  alt=""
                  sizes="4.5rem"
                  priority="eager"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PictureZoom
          title={title}
          images={images}
          alts={alts}
          shown={shown}
          onShow={setChosen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
