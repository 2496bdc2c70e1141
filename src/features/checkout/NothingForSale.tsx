import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/checkout.ts';
import { focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

interface NothingForSaleProps {
  /** Whether it replaces the form, and the focus in it. */
  isNew: boolean;
}

/** Shown while no product of the cart is sold any more. */
export function NothingForSale({ isNew }: NothingForSaleProps) {
  return (
    <div ref={isNew ? focusOnArrival : null} tabIndex={-1} className="outline-none">
      <Notice level={2} title={words.nothing.title} text={words.nothing.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {words.empty.action}
        </Link>
        <Link to={paths.cartAndWishList} className={buttonLook('quiet')}>
          {words.closed.action}
        </Link>
      </Notice>
    </div>
  );
}
