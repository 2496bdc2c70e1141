/** The words around an invoice in the staff area; what stands on it is in `invoice.ts`. */
export const words = {
  loading: 'The document is on its way',
  unknown: 'There is no order at this address.',
  back: 'To the order',
  print: 'Print',
  download: 'Download PDF',
  downloadOf: (number: string) => `Download PDF of ${number}`,
  preparing: 'The file is being made…',
  documents: 'Documents of this order',
  beforePacking:
    'This order is not packed yet, so there is no invoice. What you see is a summary of the order.',
  failed: 'The file could not be fetched.',
} as const;
