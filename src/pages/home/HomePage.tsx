import { Hero } from './Hero.tsx';
import { Newest } from './Newest.tsx';
import { Promises } from './Promises.tsx';
import { Shelves } from './Shelves.tsx';

/** `/`: what the shop is, its shelves, and what is new on them. */
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
