import { Link } from 'react-router-dom';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { packForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { editWords } from '#text/orders/order-edits.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';

interface OrderLinesProps {
  order: Pick<Order, 'lines' | 'test' | 'returns'>;
  /** What can be done with the product of a line. */
  children?: ((line: OrderLine) => Elements) | null;
}

const { order: own } = words;

/** The ordered products at order time, with links to their current pages. */
export function OrderLines({ order: { lines, test, returns = [] }, children }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-hairline">
      {lines.map((line, index) => {
        const { slug, title, imageURL, quantity, unitPricePaise } = line;
        const { cancelledQuantity = 0, returnedQuantity = 0 } = line;
        const gone =
          quantity === 0
            ? editWords.allGone
            : editWords.gone(cancelledQuantity, quantity + cancelledQuantity);
        return (
          <li key={slug} className="flex items-start gap-4 py-3 first:pt-0">
            <LinePicture address={imageURL} />
            <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
              <div className="min-w-[min(7rem,100%)] flex-1">
                <p className="[overflow-wrap:anywhere]">
                  <span className="amount font-semibold">
                    {own.pieces(quantity || cancelledQuantity)}
                  </span>{' '}
                  {test ? (
                    <span>{title}</span>
                  ) : (
                    <Link to={paths.product(slug)} className="underline-offset-4 hover:underline">
                      {title}
                    </Link>
                  )}
                </p>
                {quantity > 1 && (
                  <p className="amount mt-0.5 text-sm text-ink-soft">
                    {own.each(formatMoney(unitPricePaise))}
                  </p>
                )}
                {cancelledQuantity > 0 && <p className="text-sm font-semibold">{gone}</p>}
                {returnedQuantity > 0 && (
                  <p className="text-sm font-semibold">
                    {editWords[
                      backOf(returns, index + 1) === returnedQuantity ? 'returned' : 'back'
                    ](returnedQuantity, quantity)}
                  </p>
                )}
                {children && quantity > 0 && <div>{children(line)}</div>}
              </div>
              <p className="amount shrink-0">{formatMoney(paise(unitPricePaise * quantity))}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The pieces of a line that came back by return requests. */
function backOf(returns: NonNullable<Order['returns']>, line: number): number {
  const received = returns.flatMap((request) => request.received);
  return received.reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0);
}

interface LinePictureProps {
  /** The stored URL; empty if there is none. */
  address: string;
}

/** A product's thumbnail. Its name is rendered beside it. */
export function LinePicture({ address }: LinePictureProps) {
  return (
    <span className="w-14 shrink-0">
      {address ? (
        <Picture {...responsivePicture(address)} alt="" sizes="3.5rem" width={800} height={800} />
      ) : (
        <PackPicture form={packForm()} />
      )}
    </span>
  );
}
