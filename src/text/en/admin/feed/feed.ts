/** The words of the product feed. */
export const feedWords = {
  title: 'Product feed',
  lead: 'Add this address in Google Merchant Center as a product source from a file link, and in Meta Commerce Manager as a scheduled data feed: both then read products, prices and stock from the shop by themselves.',
  leftOut:
    'Prices and stock in it are at most 30 minutes old. Products that are off sale, without a picture or description, or with a gap in their legal record are left out.',
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Copy it yourself:',
} as const;
