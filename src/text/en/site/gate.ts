/** The words around every page: few, because they are in the first chunk. */
export const words = {
  close: 'Close',
  home: 'home page',
  shop: 'Continue shopping',
  offline: 'NOT connected yet. This page opens as soon as you’re back online.',
  forbidden: 'This area is for staff only',
  forbiddenText: 'Your account doesn’t have access to it.',
} as const;
