import type { ComponentType } from 'react';
import type { HomeSection } from '#domain/shop-content/home.ts';
import { Articles } from './Articles.tsx';
import { BestReviews } from './BestReviews.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Promises } from './Promises.tsx';

export interface HomeEndProps {
  /**
   * Sections in order, with commas between: an array would be another one with each render of the page. The default order
   * when absent.
   */
  sections?: string | undefined;
}

const SECTIONS: ReadonlyMap<string, ComponentType> = new Map<HomeSection, ComponentType>([
  ['categories', CategoryGrid],
  ['reviews', BestReviews],
  ['promises', Promises],
  ['articles', Articles],
]);

/** What the home page shows around its products: categories, the best reviews, the shop's promises and the newest articles. */
export function HomeEnd({ sections = 'categories,reviews,promises,articles' }: HomeEndProps) {
  return sections.split(',').map((id) => {
    const Section = SECTIONS.get(id);
    return Section && <Section key={id} />;
  });
}
