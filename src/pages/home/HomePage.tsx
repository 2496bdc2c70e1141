import { Hero } from './Hero.tsx';
import { Newest } from './Newest.tsx';
import { Promises } from './Promises.tsx';
import { Shelves } from './Shelves.tsx';

/** `/`: the shop, its categories, and its newest products. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Promises />
      <Shelves />
      <Newest />
    </>
  );
}
