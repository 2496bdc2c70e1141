import { Articles } from './Articles.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Promises } from './Promises.tsx';

/** What the home page shows below its products: categories, the shop's promises and the newest articles. */
export function HomeEnd() {
  return (
    <>
      <CategoryGrid />
      <Promises />
      <Articles />
    </>
  );
}
