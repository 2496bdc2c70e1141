/** The words of the gift that goes into every order. */
export const giftWords = {
  stock: (pieces: number) => (pieces === 1 ? '1 piece in stock' : `${pieces} pieces in stock`),
  missing: 'This product no longer exists: orders get no gift.',
  remove: 'Choose another, or none',
} as const;
