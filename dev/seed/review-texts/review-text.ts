/**
 * A review of the seeded shop: stars, days before the seed's day, name, text, and what else there is.
 */
export type ReviewText = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  name: string,
  text: string,
  others?: {
    readonly title?: string;
    /** The author did not buy the product here. */
    readonly notBought?: true;
    /** Pictures of the product that stand for the author's photographs: their places among its images, from 0. */
    readonly pictures?: readonly number[];
  },
];
