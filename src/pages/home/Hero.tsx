import art from 'virtual:art';
import { Link } from 'react-router-dom';
import { heroPicture } from '#domain/shop-content/hero-picture.ts';
import type { HomeContent } from '#domain/shop-content/home.ts';
import { paths } from '#domain/site/paths.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { DeliveryPromise } from '#features/seller/DeliveryPromise.tsx';
import { listWords } from '#text/shop/list.ts';
import { homeWords } from '#text/home/home.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { Concerns, GiftNote } from './parts.ts';

interface HeroProps {
  /** The owner's words; undefined for the built-in ones. */
  home: HomeContent | undefined;
}

/**
 * The hero: the shop in words and one picture, gift and delivery, and links by concern, so short that a phone shows
 * products below it. The picture precedes the text in the DOM, as on phones, so that nothing shifts while the HTML
 * streams in.
 */
export function Hero({ home }: HeroProps) {
  return (
    <section className="bg-leaf-tint">
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-3 pt-3 pb-3 md:grid-cols-2 md:pt-6 md:pb-5">
        <div className="md:order-last [&_img]:aspect-video [&_img]:object-cover">
          <Picture
            {...responsivePicture(heroPicture(home, art))}
            alt=""
            sizes="(min-width: 1251px) 36rem, (min-width: 768px) 46vw, 92vw"
            width={1600}
            height={900}
            priority="high"
          />
        </div>
        <div>
          <h1 className="text-2xl leading-[1.1] md:text-4xl lg:text-5xl">
            {home?.title ?? homeWords.title}
          </h1>
          <p className="mt-2 max-w-prose leading-snug text-ink-soft md:mt-4 md:text-lg">
            {home?.lead ?? homeWords.lead}
          </p>
          <p className="mt-3 md:mt-5">
            <Link to={paths.products} className={buttonLook('main')}>
              {listWords.shopAll}
            </Link>
          </p>
          <div className="mt-3 md:mt-5">
            <GiftNote />
            <DeliveryPromise />
          </div>
        </div>
      </div>
      <Concerns />
    </section>
  );
}
