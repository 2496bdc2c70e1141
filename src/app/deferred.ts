import { CartKeeper } from '#features/cart/CartKeeper.tsx';
import { CartCount } from './shell/CartCount.tsx';
import { FooterContact } from './shell/FooterContact.tsx';
import { WishCount } from './shell/WishCount.tsx';

/** What no first screen needs. It is a chunk of its own and comes when the browser is idle. */
export const deferred = { CartCount, CartKeeper, FooterContact, WishCount } as const;
