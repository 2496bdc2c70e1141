import { ImageOff } from 'lucide-react';
import { responsivePicture } from '#domain/picture/picture.ts';
import { words } from '#text/en/site/shop.ts';
import { Picture } from '#ui/images/Picture.tsx';

const SIDE = 800;

interface ProductPictureProps {
  /** The stored URL; empty if there is none. */
  address: string;
  alt: string;
  sizes: string;
  priority?: 'high' | 'eager' | 'lazy';
}

/** A product's square picture, or a placeholder. */
export function ProductPicture({ address, alt, sizes, priority }: ProductPictureProps) {
  if (!address) {
    return (
      <span className="flex aspect-square w-full flex-col items-center justify-center gap-2 rounded-card bg-tint text-sm text-ink-soft">
        <ImageOff aria-hidden className="size-8" strokeWidth={1.25} />
        {words.product.noPicture}
      </span>
    );
  }
  return (
    <Picture
      {...responsivePicture(address)}
      alt={alt}
      sizes={sizes}
      width={SIDE}
      height={SIDE}
      {...(priority && { priority })}
    />
  );
}
