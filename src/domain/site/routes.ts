/** The pages of the shop, by the name of their folder in `src/pages`; `admin` is the staff area. */
export type PageName =
  | 'home'
  | 'products'
  | 'product'
  | 'blogs'
  | 'blog'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'shipping'
  | 'terms'
  | 'faq'
  | 'auth'
  | 'dashboard'
  | 'return'
  | 'thank-you'
  | 'test'
  | 'test-payment'
  | 'admin'
  | 'not-found';

/** One address of the shop with everything that other modules need to know about it. */
export interface Route {
  /** A pattern of React Router: `:name` is one segment, a trailing `/*` any number of them. */
  readonly path: string;
  readonly page: PageName;
  /** `shop` has header, footer and bottom bar; `minimal` a link home; `admin` its own frame. */
  readonly layout: 'shop' | 'minimal' | 'admin';
  /** `public` renders before the session is known; `session` waits for it; `staff` needs a role as well. */
  readonly access: 'public' | 'session' | 'staff';
  /** How many HTML pages the build writes: one, one per product or article, or none (`shell.html` serves it). */
  readonly prerender: 'static' | 'per-product' | 'per-article' | 'none';
  /** Whether search engines may keep it; the others are closed in robots.txt. */
  readonly indexed: boolean;
}

const PUBLIC = { layout: 'shop', access: 'public', indexed: true } as const;
const PRIVATE = {
  layout: 'minimal',
  access: 'session',
  prerender: 'none',
  indexed: false,
} as const;

/** Every address of the shop, once. Router, layouts, auth gate, prerenderer, sitemap and service worker read it. */
export const ROUTES: readonly Route[] = [
  { path: '/', page: 'home', ...PUBLIC, prerender: 'static' },
  { path: '/products', page: 'products', ...PUBLIC, prerender: 'static' },
  { path: '/product/:slug', page: 'product', ...PUBLIC, prerender: 'per-product' },
  { path: '/blogs', page: 'blogs', ...PUBLIC, prerender: 'static' },
  { path: '/blog/:slug', page: 'blog', ...PUBLIC, prerender: 'per-article' },
  { path: '/about', page: 'about', ...PUBLIC, prerender: 'static' },
  { path: '/contact', page: 'contact', ...PUBLIC, prerender: 'static' },
  { path: '/faq', page: 'faq', ...PUBLIC, prerender: 'static' },
  { path: '/shipping', page: 'shipping', ...PUBLIC, prerender: 'static' },
  { path: '/terms', page: 'terms', ...PUBLIC, prerender: 'static' },
  { path: '/privacy', page: 'privacy', ...PUBLIC, prerender: 'static' },
  { path: '/auth', page: 'auth', ...PRIVATE },
  { path: '/dashboard', page: 'dashboard', ...PRIVATE },
  { path: '/return', page: 'return', ...PRIVATE },
  { path: '/thank-you', page: 'thank-you', ...PRIVATE },
  { path: '/test', page: 'test', ...PRIVATE, layout: 'shop', access: 'public' },
  { path: '/test-payment', page: 'test-payment', ...PRIVATE, layout: 'shop' },
  { path: '/admin/*', page: 'admin', ...PRIVATE, layout: 'admin', access: 'staff' },
];

/** What an address without a route shows. */
const NOT_FOUND: Route = {
  path: '*',
  page: 'not-found',
  layout: 'shop',
  access: 'public',
  prerender: 'none',
  indexed: true,
};

/** Old addresses and where their pages are now. Hosting answers them with 301; the router knows them for its own links. */
export const LEGACY_REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/privacy-policy', to: '/privacy' },
  { from: '/terms-and-conditions', to: '/terms' },
  { from: '/shipping-and-delivery', to: '/shipping' },
  { from: '/user/login', to: '/auth' },
  { from: '/coming-soon', to: '/' },
];

/**
 * The route of a pathname, in any case and with or without a trailing slash, as React Router matches it. Below a private
 * route every pathname has that route's layout and access, with the page `not-found`: the specification hides header and
 * footer on all paths that begin with `/dashboard`, `/auth` or `/admin`.
 */
export function routeOf(pathname: string): Route {
  const segments = segmentsOf(pathname);
  const exact = ROUTES.find(({ path }) => matches(segmentsOf(path), segments));
  if (exact) return exact;
  const parent = ROUTES.find(
    ({ path, layout }) => layout !== 'shop' && segmentsOf(path)[0] === segments[0],
  );
  return parent ? { ...parent, page: 'not-found' } : NOT_FOUND;
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === segments[index]);
}

/** The first segments of closed addresses with a leading slash, sorted, as robots.txt lists them. */
export const CLOSED_PATHS: readonly string[] = ROUTES.filter(({ indexed }) => !indexed)
  .map(({ path }) => path.replace('/*', ''))
  .sort();
