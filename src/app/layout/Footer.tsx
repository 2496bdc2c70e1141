import { Link } from 'react-router-dom';
import { SearchLink } from '#features/search/SearchLink.tsx';
import { useBrand } from '#data/react/use-brand.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';
import { builtInMenus } from '#text/content/menus.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { words } from '#text/site/shell.ts';
import { PaymentMarks } from '#ui/images/PaymentMarks.tsx';
import { useInView } from '#ui/browser/use-in-view.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { FooterFold } from './FooterFold.tsx';
import { FooterContact } from './FooterContact.tsx';

/** The footer. Contact details load when it approaches the viewport. */
export function Footer() {
  const [ref, seen] = useInView<HTMLElement>();
  const { footer, policies } = useShopContent('menus') ?? builtInMenus;
  const brand = useBrand();
  const tagline = useShopContent('titles')?.tagline ?? words.tagline.whole;
  return (
    <footer
      ref={ref}
      className="isolate mt-16 bg-leaf-deep text-on-leaf [content-visibility:auto] [contain-intrinsic-size:auto_52rem] md:[contain-intrinsic-size:auto_57rem] xl:[contain-intrinsic-size:auto_31rem]"
    >
      <div className="shell grid grid-cols-1 gap-x-10 gap-y-6 py-8 md:grid-cols-2 md:gap-y-10 md:py-12 xl:grid-cols-[1fr_1.1fr_2fr]">
        <div>
          <Wordmark {...brand} />
          <p className="mt-2 mb-4 max-w-sm md:mt-3 md:mb-6">{`${withShopName(tagline, brand.name)}.`}</p>
          <SearchLink />
        </div>
        <div className="gap-x-6 md:grid md:grid-cols-[2fr_3fr]">
          <LinkList title={words.footer.quick} links={footer} />
          <LinkList title={words.footer.policies} links={policies} />
        </div>
        <div className="min-h-[20rem] md:col-span-2 md:min-h-[24rem] xl:col-span-1 xl:min-h-[16rem]">
          {seen && <FooterContact />}
        </div>
      </div>
      <div className="shell">
        <div className="flex flex-col gap-2 border-t border-on-leaf/20 py-4 text-sm md:gap-4 md:py-6 md:flex-row md:items-center md:justify-between">
          <PaymentMarks label={words.footer.payments} />
          <p>{words.footer.copyright(brand.name)}</p>
          <p>
            <span>{words.footer.poweredBy}</span>{' '}
            <a
              href="https://firebase.google.com"
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {words.footer.firebase}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

interface LinkListProps {
  title: string;
  links: readonly { readonly to: string; readonly name: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <FooterFold as="nav" title={title}>
      <ul className="max-md:grid max-md:card-columns max-md:gap-x-4 md:mt-2">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center leading-snug underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
