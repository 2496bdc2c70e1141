import { paths } from '#domain/site/paths.ts';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { LOCALE } from '#text/locale.ts';
import { noscript } from '#text/site/errors.ts';
import { installWords as words } from '#text/site/install.ts';

const png = (src: string, size: number) => ({
  src: `/icons/${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
const screenshot = (name: string, sizes: string, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  label,
});

/** Values of the placeholders in `index.html`. */
export const documentValues = { LOCALE, NOSCRIPT: noscript };

/**
 * The web app manifest (W3C, Web Application Manifest). Its icons and screenshots are committed in `public`; the README
 * of `dev/pictures` says how to replace them.
 */
export const webManifest = {
  id: '/',
  name: BUILT_IN_BRAND.name,
  short_name: BUILT_IN_BRAND.name,
  description: words.description,
  lang: LOCALE,
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  categories: ['shopping', 'health', 'beauty'],
  background_color: '#fbf7ee',
  theme_color: '#fbf7ee',
  prefer_related_applications: false,
  icons: [
    { ...png('icon-192.png', 192), purpose: 'any' as const },
    { ...png('icon-512.png', 512), purpose: 'any' as const },
    { ...png('maskable-192.png', 192), purpose: 'maskable' as const },
    { ...png('maskable-512.png', 512), purpose: 'maskable' as const },
  ],
  shortcuts: [
    {
      name: words.shortcuts.search,
      // The search field takes the focus.
      url: `${paths.products}#search`,
      icons: [png('shortcut-search.png', 96)],
    },
    {
      name: words.shortcuts.cart,
      url: paths.cartAndWishList,
      icons: [png('shortcut-cart.png', 96)],
    },
    { name: words.shortcuts.orders, url: paths.orders, icons: [png('shortcut-orders.png', 96)] },
  ],
  screenshots: [
    {
      ...screenshot('home-narrow', '720x1480', words.screenshots.home),
      form_factor: 'narrow' as const,
    },
    {
      ...screenshot('product-narrow', '720x1480', words.screenshots.product),
      form_factor: 'narrow' as const,
    },
    {
      ...screenshot('home-wide', '1280x800', words.screenshots.wide),
      form_factor: 'wide' as const,
    },
  ],
};
