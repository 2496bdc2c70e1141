/** The shop's pages, by their folder in `src/pages`; `admin` is the staff area. */
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

/** A route with everything that other modules need to know about it. */
export interface Route {
  /** A React Router pattern: `:name` is one segment, a trailing `/*` any number of them. */
  readonly path: string;
  readonly page: PageName;
  /** `shop` has header, footer and bottom bar; `minimal` a home link; `admin` its own layout. */
  readonly layout: 'shop' | 'minimal' | 'admin';
  /** `public` renders before the session is known; `session` waits for it; `staff` requires a role as well. */
  readonly access: 'public' | 'session' | 'staff';
  /** The HTML pages that the build writes: one, one per product or article, or none (`shell.html` serves it). */
  readonly prerender: 'static' | 'per-product' | 'per-article' | 'none';
  /** Whether search engines may index it; robots.txt disallows the others. */
  readonly indexed: boolean;
}

const PUBLIC = { layout: 'shop', access: 'public', indexed: true } as const;
const PRIVATE = {
  layout: 'minimal',
  access: 'session',
  prerender: 'none',
  indexed: false,
} as const;

/** The route table: the source for router, layouts, auth gate, prerenderer, sitemap and service worker. */
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

/** The fallback of an unknown URL. */
const NOT_FOUND: Route = {
  path: '*',
  page: 'not-found',
  layout: 'shop',
  access: 'public',
  prerender: 'none',
  indexed: true,
};

/** Legacy URLs and their current pages. Hosting answers with 301; the router handles client-side links. */
export const LEGACY_REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/privacy-policy', to: '/privacy' },
  { from: '/terms-and-conditions', to: '/terms' },
  { from: '/shipping-and-delivery', to: '/shipping' },
  { from: '/user/login', to: '/auth' },
  { from: '/coming-soon', to: '/' },
];

/**
 * Matches a pathname, in any case and with or without a trailing slash, as React Router does. Any pathname below a
 * private route has that route's layout and access, with the page `not-found`: the specification hides header and
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

/** Whether search engines must not index it: private pages, test pages, and results of the shop's search. */
export function isHiddenAddress(pathname: string, query: { get(name: string): string | null }) {
  return (
    !routeOf(pathname).indexed ||
    (pathname === '/products' && (query.get('search') ?? '').trim() !== '')
  );
}

/** The slug in the address of a product page; null on every other page. */
export function productSlugIn(pathname: string): string | null {
  const [, slug = null] = pathname.split('/').filter(Boolean);
  return routeOf(pathname).page === 'product' ? slug : null;
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

/** The first segments of disallowed URLs with a leading slash, sorted, for robots.txt. */
export const CLOSED_PATHS: readonly string[] = ROUTES.filter(({ indexed }) => !indexed)
  .map(({ path }) => path.replace('/*', ''))
  .sort();
