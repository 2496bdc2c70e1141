import art from 'virtual:art';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { DeliveryPromise } from '#features/seller/DeliveryPromise.tsx';
import { words } from '#text/en/site/shop.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { Concerns } from './Concerns.tsx';

/**
 * The hero: the shop in words and one picture, delivery costs, and links by concern. The picture precedes the text in
 * the DOM, as on phones, so that nothing shifts while the HTML streams in.
 */
export function Hero() {
  return (
    <section className="bg-leaf-tint">
      <div className="shell grid items-center gap-x-12 gap-y-5 pt-5 pb-6 md:grid-cols-[5fr_6fr] md:pt-10 md:pb-8">
        <div className="md:order-last">
          <Picture
            {...responsivePicture(art.hero)}
            alt=""
            sizes="(min-width: 1251px) 44rem, (min-width: 768px) 52vw, 92vw"
            width={1600}
            height={900}
            priority="high"
          />
        </div>
        <div>
          <h1 className="text-3xl leading-[1.1] md:text-4xl lg:text-5xl">{words.home.title}</h1>
          <p className="mt-3 max-w-prose text-ink-soft md:mt-4 md:text-lg">{words.home.lead}</p>
          <div className="mt-4">
            <DeliveryPromise />
          </div>
          <div className="mt-4 grid grid-cols-[auto_auto] justify-start gap-2 text-center sm:flex sm:flex-wrap sm:gap-3">
            <Link to={paths.products} className={buttonLook('main')}>
              {words.home.action}
            </Link>
            <Link to={paths.catalog({ category: 'Wellness' })} className={buttonLook('quiet')}>
              {words.home.secondary}
            </Link>
          </div>
        </div>
      </div>
      <Concerns />
    </section>
  );
}
