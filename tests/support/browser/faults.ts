/** The public pages, each with a heading that does not depend on the shop's data. */
export const PUBLIC_PAGES: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /^Ayurveda for every day/],
  ['/products', /All products|Shop/],
  ['/product/franch-ayurveda-skin-soap', /Skin Soap/],
  ['/blogs', /^From the workshop$/],
  ['/about', /Made the slow way/],
  ['/contact', /^Contact us$/],
  ['/faq', /^Questions and answers$/],
  ['/privacy', /^Privacy policy$/],
  ['/shipping', /^Shipping, delivery and returns$/],
  ['/terms', /^Terms and conditions$/],
  ['/auth', /^Sign in$/],
  ['/dashboard?tab=cart-fav', /^Cart and wishlist$/],
  ['/dashboard?tab=find-order', /^Track your order$/],
];

/** Ways in which browser storage fails, each a script that runs before the page's own. */
export const STORAGE_FAULTS: Readonly<Record<string, () => void>> = {
  'IndexedDB is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'InvalidStateError');
    };
  },
  'cookies and everything else of the site are blocked': () => {
    const blocked = {
      get(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, blocked);
    }
    Object.defineProperty(document, 'cookie', blocked);
  },
  'the disk is full': () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  },
};

/** Faulty responses to the checkout from the server or a proxy, and the message that each shows the shopper. */
export const CHECKOUT_FAULTS: readonly {
  readonly name: string;
  readonly status: number;
  /** The error code of Google's servers; absent for the HTML page of a proxy. */
  readonly code?: string;
  readonly says: RegExp;
}[] = [
  { name: 'not there', status: 503, code: 'UNAVAILABLE', says: /didn’t get an answer/ },
  { name: 'a mistake inside', status: 500, code: 'INTERNAL', says: /didn’t get an answer/ },
  { name: 'too late', status: 504, code: 'DEADLINE_EXCEEDED', says: /didn’t get an answer/ },
  { name: 'a proxy', status: 502, says: /didn’t get an answer/ },
  { name: 'a page of the hotel', status: 200, says: /didn’t get an answer/ },
  {
    name: 'no way in',
    status: 403,
    code: 'PERMISSION_DENIED',
    says: /doesn’t have access to this/,
  },
  { name: 'nobody', status: 401, code: 'UNAUTHENTICATED', says: /You’ve been signed out/ },
  { name: 'too much', status: 429, code: 'RESOURCE_EXHAUSTED', says: /too many visitors/ },
  { name: 'busy for ever', status: 409, code: 'ABORTED', says: /very busy right now/ },
];
