import type { Paper } from '#domain/shipping/packing.ts';

const papers: Readonly<Record<Paper, string>> = {
  'pick-list': 'Pick list',
  slips: 'Packing slips',
  labels: 'Labels',
  invoices: 'Invoices',
};

/** The words of the print runs and of what stands on labels and pick lists. */
export const printWords = {
  title: 'Print',
  papers,
  of: (paper: Paper, count: number) =>
    `Print ${papers[paper].toLowerCase()} of ${count === 1 ? '1 order' : `${count} orders`}`,
  preparing: (done: number, all: number) => `Preparing to print: ${done} of ${all} orders read…`,
  cancel: 'Cancel',
  label: {
    name: (number: string) => `Label of ${number}`,
    to: 'Deliver to',
    pin: 'PIN',
    collect: 'Collect cash',
    prepaid: 'Prepaid',
    prepaidHint: 'Collect nothing',
    from: 'If not delivered, return to',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  pick: {
    title: 'Pick list',
    lead: (orders: number, pieces: number) =>
      `${orders === 1 ? '1 order' : `${orders} orders`}, ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
    sku: 'SKU',
    product: 'Product',
    orders: 'Orders',
    pieces: 'Pieces',
    numbers: 'Orders on this list',
  },
} as const;
