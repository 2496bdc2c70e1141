/** The words of the heart on products, and of the wish list. */
export const words = {
  failed: (title: string, reason: string) =>
    `Your wish list could not be changed for ${title}. ${reason}`,
  offline: 'You are offline. Keep this page open: your wish list follows when the network is back.',
  title: 'Wish list',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  loading: 'Your wish list is on its way',
  empty: {
    title: 'Nothing on your wish list yet',
    text: 'Tap the heart on a product, and you find it here again.',
    action: 'Look around the shop',
  },
  visitor: {
    title: 'Sign in to see your wish list',
    text: 'Sign in, and the products that you marked with a heart are here, on every device.',
    action: 'Sign in',
  },
  remove: (title: string) => `Take off my wish list: ${title}`,
  removed: (title: string) => `${title} is off your wish list.`,
  undo: 'Undo',
  price: {
    saved: (saved: string) => `${saved} when you saved it`,
    lower: (saved: string, by: string) => `It was ${saved} when you saved it: ${by} less now`,
    higher: (saved: string, by: string) => `It was ${saved} when you saved it: ${by} more now`,
  },
  gone: 'Not sold any more',
} as const;
