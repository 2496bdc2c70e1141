import { Featured } from './Featured.tsx';
import { Hero } from './Hero.tsx';
import { HomeEnd } from './parts.ts';

/** `/`: the shop, its products, its categories, its promises and its articles. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Featured />
      <HomeEnd />
    </>
  );
}
