import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { paths } from '#domain/site/paths.ts';
import { customerOf } from '#data/account/session.ts';
import { useCategories } from '#data/react/use-categories.ts';
import { useSession } from '#data/react/use-session.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';
import { words } from '#text/site/shell.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const MORE = [
  { to: paths.findOrder, name: words.nav.track },
  { to: paths.about, name: words.menu.about },
  { to: paths.contact, name: words.menu.contact },
  { to: paths.faq, name: words.menu.faq },
  { to: paths.blogs, name: words.menu.blog },
];

const POLICIES = [
  { to: paths.privacy, name: words.footer.privacy },
  { to: paths.terms, name: words.footer.terms },
  { to: paths.shipping, name: words.footer.shipping },
];

interface MenuPanelProps {
  onClose: () => void;
}

/** The menu with all links that do not fit on the bottom bar. */
export function MenuPanel({ onClose }: MenuPanelProps) {
  const session = useSession();
  const menus = useShopContent('menus');
  const categories = useCategories();
  return (
    <Dialog look="side" title={words.menu.title} close={words.menu.close} onClose={onClose}>
      <div className="relative mt-3">
        <SearchBox look="narrow" />
      </div>
      <LinkGroup
        title={words.menu.categories}
        links={[
          { to: paths.products, name: words.nav.allProducts },
          ...categories.map(({ id, name }) => ({ to: paths.catalog({ category: id }), name })),
        ]}
        look="text-lg"
      />
      <LinkGroup title={words.menu.more} links={menus?.top ?? MORE} look="" />
      <div className="mt-5 flex flex-wrap gap-3 border-t border-hairline pt-5">
        <Link
          to={paths.cartAndWishList}
          className="flex min-h-11 grow items-center justify-center gap-2 rounded-full border border-edge px-4 font-semibold"
        >
          <Heart aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
          <span>{words.menu.wishList}</span>
        </Link>
        {session.state !== 'loading' && !customerOf(session) && (
          <Link
            to={paths.auth()}
            className="flex min-h-11 items-center rounded-full bg-turmeric px-5 font-semibold whitespace-nowrap text-on-turmeric"
          >
            {words.nav.signIn}
          </Link>
        )}
      </div>
      <LinkGroup
        title={words.menu.policies}
        links={menus?.policies ?? POLICIES}
        look="text-sm text-ink-soft"
      />
      <div className="mt-auto pt-4">
        <SocialLinks look="row" />
      </div>
    </Dialog>
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly { readonly to: string; readonly name: string }[];
  look: string;
}

function LinkGroup({ title, links, look }: LinkGroupProps) {
  return (
    <nav aria-label={title} className="mt-4">
      <ul className="grid card-columns gap-x-4">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={`flex min-h-11 items-center hover:text-leaf ${look}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
