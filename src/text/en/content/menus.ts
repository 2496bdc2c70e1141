import { paths } from '#domain/site/paths.ts';
import type { MenusContent } from '#domain/shop-content/menus.ts';
import { words } from '../site/shell.ts';

/** The built-in menus: the strip above the header, and the two lists of the footer. */
export const builtInMenus: MenusContent = {
  top: [
    { to: paths.findOrder, name: words.nav.track },
    { to: paths.about, name: words.nav.about },
    { to: paths.blogs, name: words.nav.blogs },
    { to: paths.faq, name: words.nav.faq },
    { to: paths.contact, name: words.nav.contact },
  ],
  footer: [
    { to: paths.home, name: words.footer.home },
    { to: paths.about, name: words.footer.about },
    { to: paths.products, name: words.footer.shop },
    { to: paths.blogs, name: words.footer.blogs },
    { to: paths.contact, name: words.footer.contact },
    { to: paths.findOrder, name: words.nav.track },
  ],
  policies: [
    { to: paths.privacy, name: words.footer.privacy },
    { to: paths.terms, name: words.footer.terms },
    { to: paths.shipping, name: words.footer.shipping },
    { to: `${paths.shipping}#cancelling`, name: words.footer.returns },
    { to: paths.faq, name: words.footer.faq },
  ],
};
