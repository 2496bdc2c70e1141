import { Link } from 'react-router-dom';
import { formatMoney, paise } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/cart.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CartLineNotices } from './CartLineNotices.tsx';
import { LineStepper } from './LineStepper.tsx';
import { RowPicture } from './RowPicture.tsx';
import type { LineCommands } from './use-line-commands.ts';
import type { ShownLine } from './use-shown-lines.ts';

interface CartRowProps {
  shown: ShownLine;
  commands: LineCommands;
  /** Called before the row, and with it the pressed button, unmounts. */
  onLeave: () => void;
}

const QUIET = 'min-h-11 text-sm font-semibold underline-offset-4 hover:underline';

/** A line of the cart: product, quantity, current price, and changes. */
export function CartRow({ shown, commands, onLeave }: CartRowProps) {
  const { line, product, failure, news, counted } = shown;
  const title = product?.title ?? (product === null ? words.line.unnamed : '');
  return (
    <div className="py-4">
      <div className="flex gap-4">
        <span className="w-20 shrink-0 sm:w-24">
          <RowPicture product={product} sizes="6rem" />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            {title ? (
              <h3 className="min-w-[min(7rem,100%)] flex-1 font-sans text-base leading-snug font-semibold tracking-normal">
                {product ? (
                  <Link
                    to={paths.product(line.slug)}
                    className="underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h3>
            ) : (
              <Skeleton className="h-5 w-40" />
            )}
            {product && counted > 0 && (
              <p className="shrink-0 font-semibold amount">
                {formatMoney(paise(product.price * counted))}
              </p>
            )}
          </div>
          {product && (
            <p className="text-sm text-ink-soft amount">
              <span>{words.line.each(formatMoney(product.price))}</span>
              {product.mrp > product.price && (
                <>
                  <span>{` · ${cardWords.mrp} `}</span>
                  <s>{formatMoney(product.mrp)}</s>
                </>
              )}
            </p>
          )}
          {product === undefined && failure && (
            <p className="text-sm text-clay">{words.line.unread}</p>
          )}
          <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1">
            {product && counted > 0 && (
              <LineStepper
                product={product}
                quantity={counted}
                onChange={(quantity) => commands.change(line.slug, { quantity })}
              />
            )}
            <div className="flex flex-wrap gap-x-4">
              {product && (
                <button
                  type="button"
                  aria-label={words.line.laterOf(title)}
                  onClick={() => {
                    onLeave();
                    commands.saveForLater(line, product);
                  }}
                  className={`${QUIET} text-leaf`}
                >
                  {words.line.later}
                </button>
              )}
              {(product !== undefined || failure) && (
                <button
                  type="button"
                  aria-label={words.line.removeOf(title || line.slug)}
                  onClick={() => {
                    onLeave();
                    commands.remove(line, title || line.slug);
                  }}
                  className={`${QUIET} text-ink-soft`}
                >
                  {words.line.remove}
                </button>
              )}
            </div>
          </div>
        </div>
      </div>
      <CartLineNotices
        title={title}
        news={news}
        onAccept={() => {
          if (product) {
            commands.change(line.slug, { quantity: counted, seenPaise: product.price });
          }
        }}
      />
    </div>
  );
}
