/** The words of the buttons that put a product into the cart. */
export const addWords = {
  label: 'Add to cart',
  buyNow: 'Buy now',
  of: (name: string, title: string) => `${name}: ${title}`,
  inCart: (count: number) => `${count} in cart`,
  another: (count: number) => `${count} in cart · Add another`,
  held: (count: number) => `${count} in your cart`,
  notify: 'Notify me',
  go: 'Go to cart',
  /** Beside the button, when no more can go in. */
  allLeft: (count: number) =>
    count === 1
      ? 'You have the last one in your cart.'
      : `You have all ${count} left in your cart.`,
  allOfOrder: (count: number) =>
    `You have ${count} in your cart, the most you can order of one product.`,
  stepper: {
    fewer: (title: string) => `Decrease quantity: ${title}`,
    more: (title: string) => `Increase quantity: ${title}`,
    of: (title: string) => `Quantity: ${title}`,
    onlyLeft: (left: number) => `Only ${left} left.`,
    mostOfOrder: (most: number) => `You can order up to ${most} of this product.`,
  },
} as const;
