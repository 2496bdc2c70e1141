import type { PackForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';

const SIDE = 800;

interface ProductPictureProps {
  /** The stored URL; empty if there is none. */
  address: string;
  /** The pack that is drawn where there is none. */
  form?: PackForm;
  alt: string;
  sizes: string;
  priority?: 'high' | 'eager' | 'lazy';
}

/** A product's square picture, or a neutral pack. */
export function ProductPicture({
  address,
  form = 'carton',
  alt,
  sizes,
  priority,
}: ProductPictureProps) {
  if (!address) return <PackPicture form={form} />;
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
