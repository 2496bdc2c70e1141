import { Articles } from './Articles.tsx';
import { BestReviews } from './BestReviews.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Promises } from './Promises.tsx';

/** What the home page shows below its products: categories, the best reviews, the shop's promises and the newest articles. */
export function HomeEnd() {
  return (
    <>
      <CategoryGrid />
      <BestReviews />
      <Promises />
      <Articles />
    </>
  );
}
