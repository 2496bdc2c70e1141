import { Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { formatMoney, paise } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/cart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CartLineNotices } from '../CartLineNotices.tsx';
import { LineStepper } from '../LineStepper.tsx';
import { RowPicture } from '../RowPicture.tsx';
import type { DrawerRow, RowCommands } from './use-drawer-lines.ts';

interface DrawerLineProps {
  row: DrawerRow;
  commands: RowCommands;
}

/** A line of the cart in the drawer; once removed, the way to put it back. */
export function DrawerLine({ row: { shown, isRemoved }, commands }: DrawerLineProps) {
  const { line, product, failure, news, counted } = shown;
  const isOpenPage = useLocation().pathname === paths.product(line.slug);
  const title = product?.title ?? (product === null ? words.line.unnamed : '');
  if (isRemoved) {
    return (
      <div className="flex min-h-16 items-center justify-between gap-3 py-2">
        <p className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
          {words.line.removed(title || line.slug)}
        </p>
        <button
          ref={takeFocus}
          type="button"
          onClick={() => commands.undo(line)}
          className="min-h-11 shrink-0 px-3 font-semibold text-leaf underline underline-offset-4"
        >
          {words.line.undo}
        </button>
      </div>
    );
  }
  return (
    <div className="py-3">
      <div className="flex gap-3">
        <span className="w-16 shrink-0">
          <RowPicture product={product} sizes="4rem" />
        </span>
        <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
          <div className="min-w-[min(7rem,100%)] flex-1">
            {title ? (
              <h3 className="font-sans text-sm leading-snug font-semibold tracking-normal">
                {product && !isOpenPage ? (
                  <Link
                    replace
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
            {product === undefined && failure && (
              <p className="text-sm text-clay">{words.line.unread}</p>
            )}
            {product && (
              <p className="text-sm text-ink-soft amount">
                {words.line.each(formatMoney(product.price))}
              </p>
            )}
          </div>
          {product && counted > 0 && (
            <p className="shrink-0 text-sm font-semibold amount">
              {formatMoney(paise(product.price * counted))}
            </p>
          )}
        </div>
      </div>
      <div className="mt-1 flex items-start justify-between gap-2 pl-19">
        {product && counted > 0 ? (
          <LineStepper
            product={product}
            quantity={counted}
            onChange={(quantity) => commands.change(line.slug, { quantity })}
          />
        ) : (
          <span />
        )}
        {(product !== undefined || failure) && (
          <button
            type="button"
            aria-label={words.line.removeOf(title || line.slug)}
            onClick={() => commands.remove(line, title || line.slug)}
            className="-mr-3 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-tint hover:text-ink"
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </div>
      <CartLineNotices
        title={title}
        news={news}
        onAccept={() => {
          if (product) commands.change(line.slug, { quantity: counted, seenPaise: product.price });
        }}
      />
    </div>
  );
}

/** The button that was pressed is gone with its line: the focus stays in the row. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
