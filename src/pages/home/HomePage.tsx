import { Hero } from './Hero.tsx';
import { Newest } from './Newest.tsx';
import { Promises } from './Promises.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

/** `/`: the shop, its categories, and its newest products. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Promises />
      <CategoryGrid />
      <Newest />
    </>
  );
}
