import { packForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';

/** Products kept on the device have no category or net quantity. */
type CartRowProduct = Pick<CartProduct, 'imageURL'> &
  Partial<Pick<Product, 'category' | 'netQuantity'>>;

interface RowPictureProps {
  /** Undefined while loading, null if no longer sold. */
  product: CartRowProduct | null | undefined;
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
  return <PackPicture form={packForm(product)} />;
}
