import { formatMoney, paise } from '#domain/money/money.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { priceChangeSentence } from '#text/shop/cart.ts';
import { words } from '#text/shop/checkout.ts';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import type { Line } from './use-lines.ts';

interface LineListProps {
  lines: readonly Line[];
}

/** The ordered products, one per row. One that is not sold has no amount: it is not in the total. */
export function LineList({ lines }: LineListProps) {
  return (
    <ul className="divide-y divide-hairline">
      {lines.map(({ slug, title, imageURL, form, quantity, unitPricePaise, seenPaise, sold }) => (
        <li key={slug} className="flex items-start gap-3 py-3">
          <span className="w-14 shrink-0">
            {imageURL ? (
              <Picture
                {...responsivePicture(imageURL)}
                alt=""
                sizes="3.5rem"
                width={800}
                height={800}
              />
            ) : (
              <PackPicture form={form} />
            )}
          </span>
          <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
            <div className="min-w-[min(7rem,100%)] flex-1 leading-snug">
              <p className="[overflow-wrap:anywhere]">
                <span className="amount font-semibold">{words.summary.pieces(quantity)}</span>
                <span>{` ${title}`}</span>
              </p>
              {sold && quantity > 1 && (
                <p className="amount mt-0.5 text-sm text-ink-soft">
                  {words.summary.each(formatMoney(unitPricePaise))}
                </p>
              )}
              {sold && unitPricePaise !== seenPaise && (
                <p
                  className={`amount mt-0.5 text-sm ${unitPricePaise > seenPaise ? 'text-clay' : 'text-leaf'}`}
                >
                  {priceChangeSentence(seenPaise, unitPricePaise)}
                </p>
              )}
            </div>
            {sold && (
              <p className="amount shrink-0">{formatMoney(paise(unitPricePaise * quantity))}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
