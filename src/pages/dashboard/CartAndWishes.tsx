import { Link } from 'react-router-dom';
import { dashboardPath } from '#domain/customer/dashboard.ts';
import type { Paise } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import type { PricedLine } from '#domain/checkout/totals.ts';
import { customerOf } from '#data/account/session.ts';
import type { Session } from '#data/account/session-state.ts';
import { CartView } from '#features/cart/CartView.tsx';
import { CouponField } from '#features/checkout/summary/CouponField.tsx';
import { useCoupon } from '#features/checkout/summary/use-coupon.ts';
import { useLines } from '#features/checkout/summary/use-lines.ts';
import { PinCheck } from '#features/delivery/PinCheck.tsx';
import { WishList } from '#features/favorites/WishList.tsx';
import { words as cartWords } from '#text/shop/cart.ts';
import { words as favoriteWords } from '#text/shop/favorites.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface CartAndWishesProps {
  /** Visitors have a cart but no wishlist. */
  session: Session;
}

/** The cart, and below it the wishlist. */
export function CartAndWishes({ session }: CartAndWishesProps) {
  const uid = customerOf(session)?.uid;
  const cart = useLines(session);
  const coupon = useCoupon(uid ?? '', cart.state === 'ready' ? cart.lines : []);
  const isEmpty = cart.state === 'ready' && cart.lines.length === 0;
  const { empty, visitor, title } = favoriteWords;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12">
      <CartView
        empty={
          <EmptyState title={cartWords.empty.title} text={cartWords.empty.text}>
            <Link to={paths.products} className={buttonLook('main')}>
              {cartWords.empty.action}
            </Link>
          </EmptyState>
        }
        renderDelivery={renderPinCheck}
        coupon={<CouponField coupon={coupon} />}
        discount={coupon.discountPaise}
      />
      {/* As wide as the lines of the cart, whose summary is beside them. */}
      <div className={isEmpty ? '' : 'xl:pr-[27.5rem]'}>
        {uid === undefined ? (
          <section>
            <h2 className="mb-4 text-2xl">{title}</h2>
            <EmptyState title={visitor.title} text={visitor.text}>
              <Link
                to={paths.auth({ next: dashboardPath('cart-fav') })}
                className={buttonLook('quiet')}
              >
                {visitor.action}
              </Link>
            </EmptyState>
          </section>
        ) : (
          <WishList
            uid={uid}
            empty={
              <EmptyState title={empty.title} text={empty.text}>
                <Link to={paths.products} className={buttonLook('quiet')}>
                  {empty.action}
                </Link>
              </EmptyState>
            }
          />
        )}
      </div>
    </div>
  );
}

function renderPinCheck(lines: readonly PricedLine[], discount?: Paise) {
  return <PinCheck lines={lines} {...(discount !== undefined && { discount })} />;
}
