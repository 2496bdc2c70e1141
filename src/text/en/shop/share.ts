/** The words of sharing a product. */
export const shareWords = {
  share: 'Share this product',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. It is in the address bar.',
} as const;
