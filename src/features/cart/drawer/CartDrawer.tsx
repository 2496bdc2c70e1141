import { Gift } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countItems } from '#domain/cart/cart.ts';
import { paths } from '#domain/site/paths.ts';
import { isCheckoutOpen } from '#domain/site/store-settings.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { words } from '#text/shop/cart.ts';
import { drawerWords } from '#text/shop/cart-drawer.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { AddOn } from '../AddOn.tsx';
import { FreeDelivery } from '../FreeDelivery.tsx';
import { useCart } from '../use-cart.ts';
import { pricedLines } from '../use-shown-lines.ts';
import type { Addition } from './drawer-entry.ts';
import { DrawerLine } from './DrawerLine.tsx';
import { useDrawerLines } from './use-drawer-lines.ts';
import { useDrawerSum } from './use-drawer-sum.ts';

interface CartDrawerProps {
  addition: Addition;
  onClose: () => void;
}

/** The cart over the page on which something was added: a sheet on phones, a panel on desktops. */
export function CartDrawer({ addition, onClose }: CartDrawerProps) {
  const cart = useCart();
  const lines = cart.state === 'loading' ? [] : (cart.data ?? []);
  const { rows, shown, note, commands } = useDrawerLines(lines, addition.slug);
  const { settings, subtotal, savings, delivery, addOnDelivery } = useDrawerSum(shown);
  const count = countItems(pricedLines(shown));
  const closed = settings !== null && !isCheckoutOpen(settings);
  const added = rows.find(({ shown: { line } }) => line.slug === addition.slug)?.shown.product;
  return (
    <Dialog look="sheet" title={drawerWords.title} close={drawerWords.close} onClose={onClose}>
      <div className="grow">
        <p
          ref={focusFirst}
          tabIndex={-1}
          role="status"
          className="pt-3 font-semibold text-leaf outline-none [overflow-wrap:anywhere]"
        >
          {addition.message}
        </p>
        <ul aria-label={words.title} className="divide-y divide-hairline">
          {rows.map((row) => (
            <li key={row.shown.line.slug}>
              <DrawerLine row={row} commands={commands} />
            </li>
          ))}
        </ul>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {note}
        </p>
        {subtotal && added && (
          <AddOn
            isInDialog
            product={added}
            inCart={lines.map(({ slug }) => slug)}
            delivery={addOnDelivery}
          />
        )}
        {settings?.banner && (
          <p className="mt-3 flex items-center gap-2 text-sm font-semibold text-leaf">
            <Gift aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <span>{settings.banner}</span>
          </p>
        )}
      </div>
      <div className="bottom-0 mt-3 border-t border-hairline bg-surface pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] [@media(min-height:32rem)]:sticky">
        {delivery && <FreeDelivery {...delivery} />}
        {savings.map(({ name, value }) => (
          <p key={name} className="mb-1 flex justify-between gap-4 text-sm text-turmeric-ink">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="shrink-0 amount">{value}</span>
          </p>
        ))}
        {subtotal ? (
          <p
            aria-live="polite"
            aria-atomic
            className="mb-3 flex items-baseline justify-between gap-4"
          >
            <span>{drawerWords.subtotal(count)}</span>
            <strong className="text-xl leading-tight font-semibold amount">{subtotal}</strong>
          </p>
        ) : (
          <p className="mb-3 font-semibold text-clay">{words.sum.tooMuch}</p>
        )}
        {closed && <p className="mb-3 font-semibold text-clay">{words.sum.closed}</p>}
        <div className="grid grid-cols-2 gap-x-3 gap-y-1">
          {subtotal && count > 0 && !closed && (
            <Link replace to={paths.checkout} className={`col-span-2 ${buttonLook('main')}`}>
              {words.sum.checkout}
            </Link>
          )}
          <button type="button" onClick={onClose} className={QUIET}>
            {drawerWords.continue}
          </button>
          <Link replace to={paths.cartAndWishList} className={QUIET}>
            {addWords.go}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}

const QUIET =
  'inline-flex min-h-11 items-center justify-center text-center font-semibold text-leaf underline underline-offset-4';

/** A dialog opens with the focus on what has `autofocus`, which React does not render: screen readers read the message. */
function focusFirst(message: HTMLElement | null): void {
  message?.setAttribute('autofocus', '');
}
