import { ImageOff } from 'lucide-react';
import { responsivePicture } from '#domain/picture/picture.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/images/Picture.tsx';

interface RowPictureProps {
  /** Undefined while loading, null if no longer sold. */
  product: Pick<CartProduct, 'imageURL'> | null | undefined;
  /** Rendered width, as for `img.sizes`. */
  sizes: string;
}

/** The square picture of a cart row. */
export function RowPicture({ product, sizes }: RowPictureProps) {
  if (product === undefined) return <Skeleton className="aspect-square w-full" />;
  if (product?.imageURL) {
    return (
      <Picture
        {...responsivePicture(product.imageURL)}
        alt=""
        sizes={sizes}
        width={800}
        height={800}
      />
    );
  }
  return (
    <span className="flex aspect-square items-center justify-center rounded-card bg-tint text-ink-soft">
      <ImageOff aria-hidden className="size-6" strokeWidth={1.25} />
    </span>
  );
}
