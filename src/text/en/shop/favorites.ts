/** The words of the heart on products, and of the wishlist. */
export const words = {
  failed: (title: string, reason: string) =>
    `Your wishlist could not be changed for ${title}. ${reason}`,
  offline:
    'You’re offline. Keep this page open: your wishlist will update when you’re back online.',
  title: 'Wishlist',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  loading: 'Loading your wishlist…',
  empty: {
    title: 'Your wishlist is empty',
    text: 'Tap the heart on a product to save it here.',
    action: 'Start shopping',
  },
  visitor: {
    title: 'Sign in to see your wishlist',
    text: 'Sign in to save products and see them on all your devices.',
    action: 'Sign in',
  },
  remove: (title: string) => `Remove from wishlist: ${title}`,
  removed: (title: string) => `${title} removed from your wishlist.`,
  undo: 'Undo',
  price: {
    saved: (saved: string) => `${saved} when you saved it`,
    lower: (saved: string, by: string) => `${saved} when you saved it: now ${by} less`,
    higher: (saved: string, by: string) => `${saved} when you saved it: now ${by} more`,
  },
  gone: 'No longer available',
} as const;
