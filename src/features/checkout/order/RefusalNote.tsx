import { Link } from 'react-router-dom';
import type { CheckoutRefusal } from '#domain/checkout/checkout.ts';
import { paths } from '#domain/site/paths.ts';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { traitsOf } from '#domain/payment/payment-method.ts';
import { words as cartWords } from '#text/shop/cart.ts';
import { couponSentence, words } from '#text/shop/checkout.ts';
import { methodWords } from '#text/orders/payment-methods.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { codRefusal } from '../payment/MethodChoice.tsx';
import { BlockingNotice, RecoveryButton } from './BlockingNotice.tsx';
import type { Line } from '../summary/use-lines.ts';
import type { OrderInput } from './submission.ts';

/** What the shopper can do about a refusal. */
export interface RecoveryActions {
  readonly rules: DeliveryRules;
  /** Submits the form again for the server's total (paise). */
  confirm(totalPaise: Paise): void;
  /** Sets the quantities in the cart; zero removes a product. */
  reduce(to: readonly { readonly slug: string; readonly quantity: number }[]): void;
  dropCoupon(): void;
  payOnline(): void;
  changePin(): void;
  placeAnother(): void;
}

interface RefusalNoteProps {
  refusal: CheckoutRefusal;
  /** The submitted order; null if none was. */
  orderInput: OrderInput | null;
  lines: readonly Line[];
  actions: RecoveryActions;
}

const { errors: own } = words;

/** Explains a refusal and offers the recovery action. */
export function RefusalNote({ refusal, orderInput, lines, actions }: RefusalNoteProps) {
  const titleOf = (slug: string): string =>
    lines.find((line) => line.slug === slug)?.title ?? cartWords.line.unnamed;
  switch (refusal.reason) {
    case 'price-changed': {
      const { totalPaise } = refusal.totals;
      const now = formatMoney(totalPaise);
      if (!orderInput) return null;
      const before = formatMoney(orderInput.expectedTotalPaise);
      const seenPrice = (slug: string) => lines.find((line) => line.slug === slug)?.seenPaise;
      return (
        <BlockingNotice title={own.price.title} text={own.price.text(before, now)}>
          <ul>
            {refusal.lines
              .filter(({ slug, unitPricePaise }) => unitPricePaise !== seenPrice(slug))
              .map(({ slug, title, unitPricePaise }) => (
                <li key={slug}>{own.price.line(title, formatMoney(unitPricePaise))}</li>
              ))}
          </ul>
          <RecoveryButton onTake={() => actions.confirm(totalPaise)}>
            {own.price[traitsOf(orderInput.method).provider === '' ? 'place' : 'online'](now)}
          </RecoveryButton>
        </BlockingNotice>
      );
    }
    case 'stock':
      return (
        <BlockingNotice title={own.stock.title}>
          <ul>
            {refusal.lines.map(({ slug, title, quantity, left }) => (
              <li key={slug}>{own.stock.line(title, quantity, left)}</li>
            ))}
          </ul>
          <RecoveryButton
            onTake={() =>
              actions.reduce(refusal.lines.map(({ slug, left }) => ({ slug, quantity: left })))
            }
          >
            {own.stock.take}
          </RecoveryButton>
        </BlockingNotice>
      );
    case 'not-sold':
      return (
        <BlockingNotice title={own.gone.title}>
          <ul>
            {refusal.slugs.map((slug) => (
              <li key={slug}>{titleOf(slug)}</li>
            ))}
          </ul>
          <RecoveryButton
            onTake={() => actions.reduce(refusal.slugs.map((slug) => ({ slug, quantity: 0 })))}
          >
            {own.gone.take}
          </RecoveryButton>
        </BlockingNotice>
      );
    case 'coupon': {
      const { fault } = refusal;
      const minimum = 'minimumPaise' in fault ? formatMoney(fault.minimumPaise) : '';
      return (
        <BlockingNotice text={couponSentence(fault, minimum)}>
          <RecoveryButton onTake={() => actions.dropCoupon()}>{own.coupon.without}</RecoveryButton>
        </BlockingNotice>
      );
    }
    case 'cod':
      return (
        <BlockingNotice
          title={methodWords.cod.label}
          text={codRefusal({ codFault: refusal.fault }, actions.rules) ?? words.method.closed}
        >
          <RecoveryButton onTake={() => actions.payOnline()}>{own.cod.online}</RecoveryButton>
        </BlockingNotice>
      );
    case 'method':
      return (
        <BlockingNotice text={own.method}>
          <RecoveryButton onTake={() => actions.payOnline()}>{own.cod.online}</RecoveryButton>
        </BlockingNotice>
      );
    case 'not-served':
      return (
        <BlockingNotice title={own.served.title} text={own.served.text}>
          <RecoveryButton onTake={() => actions.changePin()}>{own.served.change}</RecoveryButton>
        </BlockingNotice>
      );
    case 'open-orders':
      return (
        <BlockingNotice text={own.open.text}>
          <Link to={paths.orders} className={buttonLook('quiet')}>
            {own.open.orders}
          </Link>
        </BlockingNotice>
      );
    case 'prepay':
      return (
        <BlockingNotice title={own.prepay.title} text={own.prepay[refusal.why]}>
          {refusal.confirm && <p>{own.prepay.confirm}</p>}
          <div className="flex flex-wrap gap-3">
            <RecoveryButton onTake={() => actions.payOnline()}>{own.prepay.online}</RecoveryButton>
            {refusal.confirm && (
              <Link to={paths.security} className={buttonLook('quiet')}>
                {own.prepay.confirmLink}
              </Link>
            )}
          </div>
        </BlockingNotice>
      );
    case 'too-many-orders':
      return (
        <BlockingNotice text={own.often.text}>
          <Link to={paths.contact} className={buttonLook('quiet')}>
            {own.often.contact}
          </Link>
        </BlockingNotice>
      );
    case 'attempt-used':
      return (
        <BlockingNotice text={own.used.text}>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.orders} className={buttonLook('quiet')}>
              {own.used.orders}
            </Link>
            {orderInput && (
              <RecoveryButton onTake={() => actions.placeAnother()}>
                {own.used.fresh}
              </RecoveryButton>
            )}
          </div>
        </BlockingNotice>
      );
    case 'closed':
      return <BlockingNotice text={own.closed} />;
    case 'too-many-quotes':
      return <BlockingNotice text={own.quotes} />;
    case 'busy':
      return <BlockingNotice text={own.busy} />;
    case 'not-payable':
      return <BlockingNotice text={own.payable} />;
    case 'too-small':
      return <BlockingNotice text={own.small} />;
    case 'fields':
      return <BlockingNotice text={own.fields} />;
  }
}
