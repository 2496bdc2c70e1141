/** The words of the heart on products, and of the wish list. */
export const words = {
  failed: (title: string, reason: string) =>
    `Your wish list could not be changed for ${title}. ${reason}`,
  offline:
    'You’re offline. Keep this page open: your wish list will update when you’re back online.',
  title: 'Wish list',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  loading: 'Loading your wish list…',
  empty: {
    title: 'Your wish list is empty',
    text: 'Tap the heart on a product to save it here.',
    action: 'Start shopping',
  },
  visitor: {
    title: 'Sign in to see your wish list',
    text: 'Sign in to save products with the heart and see them on all your devices.',
    action: 'Sign in',
  },
  remove: (title: string) => `Remove from wish list: ${title}`,
  removed: (title: string) => `${title} removed from your wish list.`,
  undo: 'Undo',
  price: {
    saved: (saved: string) => `${saved} when you saved it`,
    lower: (saved: string, by: string) => `${saved} when you saved it: now ${by} less`,
    higher: (saved: string, by: string) => `${saved} when you saved it: now ${by} more`,
  },
  gone: 'No longer available',
} as const;
