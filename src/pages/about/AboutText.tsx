import art from 'virtual:art';
import { Link } from 'react-router-dom';
import type { AboutContent } from '#domain/shop-content/about-content.ts';
import { paths } from '#domain/site/paths.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { aboutWords } from '#text/site/about.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { MakingSteps } from './MakingSteps.tsx';

/** What the page says, in the built-in words or the owner's. */
export function AboutText({ words: content }: { words: AboutContent }) {
  const words = withShopName(content, useBrand().name);
  return (
    <>
      <section className="bg-leaf-tint">
        <div className="shell grid items-center gap-x-14 gap-y-8 py-10 md:grid-cols-[6fr_5fr] md:py-16">
          <div>
            <h1 className="text-4xl leading-[1.1] md:text-5xl">{words.title}</h1>
            <p className="mt-4 max-w-prose text-lg text-ink-soft">{words.lead}</p>
            <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              <Link to={paths.products} className={buttonLook('main')}>
                {aboutWords.shop}
              </Link>
              <Link to={paths.contact} className={buttonLook('quiet')}>
                {aboutWords.ask}
              </Link>
            </div>
          </div>
          <Picture
            {...responsivePicture(art.about.shop)}
            alt={aboutWords.picture}
            sizes="(min-width: 1251px) 34rem, (min-width: 768px) 42vw, 92vw"
            width={800}
            height={800}
            priority="high"
          />
        </div>
      </section>
      <section className="shell mt-14 grid gap-x-14 gap-y-4 lg:grid-cols-[16rem_1fr]">
        <h2 className="text-3xl">{words.storyTitle}</h2>
        <div className="max-w-2xl space-y-4 text-lg">
          {words.story.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <MakingSteps />
      <section className="mt-16 border-y border-hairline bg-surface">
        <div className="shell py-10">
          <h2 className="text-2xl sm:text-3xl">{words.promiseTitle}</h2>
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
            {words.promises.map(({ title, text }) => (
              <li key={title} className="border-l-2 border-turmeric pl-4">
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="shell mt-14 grid gap-x-14 gap-y-4 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 className="text-2xl sm:text-3xl">{words.whereTitle}</h2>
          <p className="mt-2 text-ink-soft">{words.whereText}</p>
        </div>
        <div className="max-w-2xl rounded-card border border-hairline bg-surface px-5 py-2">
          <SellerCard />
        </div>
      </section>
    </>
  );
}
