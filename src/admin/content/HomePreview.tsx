import art from 'virtual:art';
import { heroPicture } from '#domain/shop-content/hero-picture.ts';
import type { HomeContent } from '#domain/shop-content/home.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { useReads } from '#data/react/use-reads.ts';
import { isSlug } from '#domain/product/slug.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { Picture } from '#ui/images/Picture.tsx';

/** The home page: its hero, and its sections in order. */
export function HomePreview({ home }: { home: HomeContent }) {
  const { title, lead, sections, featuredTitle, featured, promises } = home;
  const titles = useTitles(featured);
  return (
    <div className="grid gap-4">
      <div className="[&_img]:aspect-video [&_img]:object-cover">
        <Picture
          {...responsivePicture(heroPicture(home, art))}
          alt=""
          sizes="30rem"
          width={1600}
          height={900}
        />
      </div>
      <div>
        <p className="font-serif text-2xl leading-tight">{title}</p>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </div>
      {sections
        .filter(({ shown }) => shown)
        .map(({ id }) => (
          <div key={id} className="border-t border-hairline pt-3">
            <p className="font-semibold">
              {id === 'featured' ? featuredTitle : words.option('sections', id)}
            </p>
            {id === 'featured' && (
              <p className="text-ink-soft">
                {featured.length === 0 ? words.featuredAll : titles.join(', ')}
              </p>
            )}
            {id === 'promises' && (
              <ul className="text-ink-soft">
                {promises.map(({ title: promise, text }, index) => (
                  // Rows of a form that is being typed have no key of their own.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>{`${promise}: ${text}`}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
    </div>
  );
}

/** The titles of the chosen products; the slug of one that is not on sale. */
function useTitles(featured: HomeContent['featured']): readonly string[] {
  const slugs = featured.map(({ slug }) => slug).filter(isSlug);
  const states = useReads((read) => slugs.map((slug) => read(liveProduct(slug))));
  return slugs.map((slug, index) => {
    const state = states[index];
    return (state && 'data' in state && state.data?.title) || slug;
  });
}
