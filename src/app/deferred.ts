import { FooterContact } from './shell/FooterContact.tsx';
import { WishCount } from './shell/WishCount.tsx';

/** What no first screen needs. It is a chunk of its own and comes when the browser is idle. */
export const deferred = { FooterContact, WishCount } as const;
