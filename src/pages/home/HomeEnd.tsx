import { Articles } from './Articles.tsx';
import { BestReviews } from './BestReviews.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Promises } from './Promises.tsx';

/** What the home page shows below its products: categories, the shop's promises, the newest articles and the best reviews. */
export function HomeEnd() {
  return (
    <>
      <CategoryGrid />
      <Promises />
      <Articles />
      <BestReviews />
    </>
  );
}
