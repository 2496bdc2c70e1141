/** The words of bundles. Amounts arrive as text. */
export const bundleWords = {
  title: 'Goes well with',
  /** The accessible name of one bundle. */
  of: (title: string) => `Bundle: ${title}`,
  pieces: (count: number, title: string) => (count === 1 ? title : `${count} × ${title}`),
  together: 'together',
  oneByOne: (amount: string) => `Bought separately: ${amount}`,
  save: (amount: string) => `Save ${amount}`,
  taxes: 'Inclusive of all taxes',
  add: (parts: number) => (parts === 2 ? 'Add both to cart' : `Add all ${parts} to cart`),
  complete: 'Complete the bundle',
  inCart: (amount: string) => `In your cart: you save ${amount}`,
  added: (title: string, amount: string) => `${title} is in your cart. You save ${amount}.`,
  cart: {
    title: 'Bundles',
    missing: (title: string, amount: string, bundle: string) =>
      `Add ${title} and save ${amount} (${bundle}).`,
    addOf: (title: string) => `Add to cart: ${title}`,
    add: 'Add',
    unavailable: (titles: string, bundle: string, amount: string) =>
      `${titles} can’t be ordered right now, so the ${bundle} bundle saving of ${amount} does not apply. You can still order the rest of your cart.`,
  },
} as const;
