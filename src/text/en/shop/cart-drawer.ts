/** The words of the drawer that opens when something is added to the cart. */
export const drawerWords = {
  title: 'Your cart',
  close: 'Close the cart',
  subtotal: (count: number) => (count === 1 ? 'Subtotal (1 item)' : `Subtotal (${count} items)`),
  continue: 'Continue shopping',
  addOn: {
    /** Above a product whose price makes delivery free. */
    closesGap: 'Get free delivery with',
    related: 'Goes well with it',
    add: 'Add',
  },
} as const;
