import { useShopContent } from '#data/react/use-shop-content.ts';
import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { HomeEnd } from './parts.ts';

/** `/`: the shop, its products, its categories, its promises and its articles, in the owner's order. */
export default function HomePage() {
  const home = useShopContent('home');
  const order = home?.sections.flatMap(({ id, shown }) => (shown ? id : []));
  const [before, after] = order?.join().split('featured') ?? ['', undefined];
  return (
    <>
      <Hero home={home} />
      {before && <HomeEnd sections={before} />}
      {(!order || order.includes('featured')) && <Featured title={home?.featuredTitle} />}
      <HomeEnd sections={after} />
    </>
  );
}
