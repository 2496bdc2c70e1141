/** The words of the buttons that put a product into the cart. */
export const addWords = {
  label: 'Add to cart',
  of: (name: string, title: string) => `${name}: ${title}`,
  another: (count: number) => `Add · ${count} in cart`,
  held: (count: number) => `${count} in your cart`,
  go: 'Go to cart',
  /** Beside the button, when no more can go in. */
  allLeft: (count: number) =>
    count === 1 ? 'The last one is in your cart.' : `All ${count} that are left are in your cart.`,
  allOfOrder: (count: number) =>
    `${count} are in your cart: one order holds no more of one product.`,
  stepper: {
    fewer: (title: string) => `One less: ${title}`,
    more: (title: string) => `One more: ${title}`,
    of: (title: string) => `Quantity: ${title}`,
    onlyLeft: (left: number) => `Only ${left} left.`,
    mostOfOrder: (most: number) => `${most} is the most that one order holds.`,
  },
} as const;
