/** The words with which a customer fetches an invoice. */
export const words = {
  invoice: (number: string) => `Invoice ${number} (PDF)`,
  credit: (number: string) => `Credit note ${number} (PDF)`,
  preparing: 'Preparing your file…',
} as const;
