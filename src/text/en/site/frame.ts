/** The words of the frame that stands before anything else is there. */
export const words = {
  skip: 'Skip to content',
  logo: (shop: string) => `${shop}: Home`,
} as const;
