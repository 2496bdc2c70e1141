import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Favorite } from '#domain/cart/favorite.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { packForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { addFavorite, removeFavorite } from '#data/cart/favorites.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/shop/favorites.ts';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { CurrentPrice } from './CurrentPrice.tsx';

interface WishListRowProps {
  uid: string;
  favorite: Favorite;
  onRemove: () => void;
}

/** A product on the wishlist. Its current price is read when the row enters the viewport. */
export function WishListRow({ uid, favorite, onRemove }: WishListRowProps) {
  const [ref, seen] = useInView<HTMLDivElement>();
  const { id, title, price, imageURL } = favorite;

  async function remove(): Promise<void> {
    onRemove();
    const removing = removeFavorite(uid, id);
    toast(words.removed(title), {
      name: words.undo,
      run: () => void toastFailure(addFavorite(uid, { slug: id, title, price, imageURL })),
    });
    await toastFailure(removing);
  }

  async function toastFailure(change: ReturnType<typeof removeFavorite>): Promise<void> {
    const result = await change;
    if (!result.ok) toast(words.failed(title, failureSentences[result.failure.code]));
  }

  return (
    <div ref={ref} className="group relative flex gap-4 py-4">
      <span className="w-24 shrink-0 sm:w-28">
        {imageURL ? (
          <Picture {...responsivePicture(imageURL)} alt="" sizes="7rem" width={800} height={800} />
        ) : (
          <PackPicture form={packForm()} />
        )}
      </span>
      <div className="min-w-0 grow">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Link
            to={paths.product(id)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </Link>
        </h3>
        <div className="amount mt-1">
          {seen ? <CurrentPrice slug={id} saved={price} /> : words.price.saved(formatMoney(price))}
        </div>
      </div>
      <button
        type="button"
        aria-label={words.remove(title)}
        onClick={() => void remove()}
        className="relative -mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-tint hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
