/**
 * A review of the seeded shop: stars, days before the seed's day, name, text, and what else there is. A name with an
 * asterisk is of a shopper who bought the product.
 */
export type ReviewText = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  name: string,
  text: string,
  others?: {
    readonly title?: string;
    /** Pictures of the product that stand for the author's photographs: their places among its images, from 0. */
    readonly pictures?: readonly number[];
  },
];
