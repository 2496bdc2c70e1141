/** The words of the heart on products. */
export const heartWords = {
  of: (title: string) => `On my wishlist: ${title}`,
} as const;
