/** What becomes of a product that was chosen by its name. */
export interface ChosenWords {
  readonly missing: string;
  readonly soldOut: string;
}

/** The words of a field that holds a product. */
export const chosenProductWords = {
  stock: (pieces: number) => (pieces === 1 ? '1 piece in stock' : `${pieces} pieces in stock`),
  remove: 'Choose another, or none',
} as const;

/** The gift that goes into every order. */
export const giftWords: ChosenWords = {
  missing: 'This product no longer exists: orders get no gift.',
  soldOut:
    'Sold out: orders get no gift. Restock it, choose another, or change what the announcement bar promises.',
};

/** A product of the home page. */
export const featuredWords: ChosenWords = {
  missing: 'This product is not on sale: the home page leaves it out.',
  soldOut: 'Sold out: the home page still shows it.',
};
