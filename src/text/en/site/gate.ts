/** The words around every page: few, because they are in the first chunk. */
export const words = {
  close: 'Close',
  home: 'home page',
  shop: 'Continue shopping',
  offline: 'NOT connected yet. This page opens by itself as soon as the network is back.',
  forbidden: 'This area is for the staff of the shop',
  forbiddenText: 'You are signed in with an account that does not belong to it.',
} as const;
