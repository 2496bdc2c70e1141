/** The words around an invoice in the staff area; what stands on it is in `invoice.ts`. */
export const words = {
  title: 'Invoice',
  loading: 'Loading the document…',
  unknown: 'Order not found.',
  back: 'Back to order',
  print: 'Print',
  download: 'Download PDF',
  downloadOf: (number: string) => `Download PDF of ${number}`,
  preparing: 'Preparing your file…',
  documents: 'Documents of this order',
  beforePacking: 'This order is not packed yet, so there is no invoice. This is an order summary.',
  cancelled:
    'This order was cancelled before it was packed, so it has no invoice. This is an order summary.',
  expired: 'This order was not paid in time, so it has no invoice. This is an order summary.',
  failed: 'The file could not be downloaded.',
} as const;
