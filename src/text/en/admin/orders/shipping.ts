import type { RowFault } from '#domain/shipping/shipment-grid.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** The words of the courier of a parcel, and of shipping several orders at once. */
export const shippingWords = {
  courier: 'Courier',
  choose: 'Choose a courier',
  other: 'Other courier',
  otherName: 'Name of the courier',
  wrongForm: (courier: string, example: string) =>
    `This isn’t a tracking number of ${courier}, such as ${example}. Check it, or choose another courier.`,
  correction: {
    action: 'Correct tracking',
    of: (title: string) => `Correct tracking${title === '' ? '' : `: ${title}`}`,
    lead: 'The customer gets an email with the corrected courier and tracking number.',
    unchanged: 'Nothing is different yet. Correct the courier or the tracking number.',
    done: 'Tracking corrected. The customer is emailed.',
  },
  grid: {
    title: (count: number) => `Ship ${orders(count)}`,
    lead: 'Paste the tracking numbers as a column of your spreadsheet, with or without order numbers beside them, or scan one after the other.',
    keys: 'Enter goes to the next order. Scanning the barcode of a label goes to its order.',
    courierForAll: 'Courier for all',
    courierOf: (number: string) => `Courier of ${number}`,
    otherOf: (number: string) => `Name of the courier of ${number}`,
    trackingOf: (number: string) => `Tracking number of ${number}`,
    tracking: 'Tracking number',
    remove: (number: string) => `Leave out ${number}`,
    collect: (amount: string) => `Collect ${amount}`,
    prepaid: 'Prepaid',
    rows: 'Orders to ship',
    go: (count: number) => `Ship ${orders(count)}`,
    close: 'Close',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    pending: 'One moment…',
    stop: 'Stop after this order',
    allDone: (count: number) =>
      count === 1
        ? '1 order shipped. The customer is emailed.'
        : `${count} orders shipped. The customers are emailed.`,
    partly: (done: number, left: number) =>
      `${orders(done)} shipped. ${left === 1 ? '1 order is' : `${left} orders are`} not shipped; what you typed is still here.`,
    faulty: (count: number) =>
      `Nothing was sent. ${count === 1 ? '1 order needs' : `${count} orders need`} your attention:`,
    surplus: (numbers: readonly string[]) =>
      `${numbers.length === 1 ? '1 number is' : `${numbers.length} numbers are`} more than there are orders: ${numbers.join(', ')}. Check that each number stands beside its own order.`,
    strangers: (numbers: readonly string[]) =>
      `Not among the selected orders, so not filled in: ${numbers.join(', ')}.`,
    dismiss: 'I have checked it',
    held: 'Confirm first that you have checked the message above.',
  },
  faults: {
    'no-courier': 'Choose a courier.',
    'unknown-courier': 'isn’t in the list of couriers. Choose one, or “Other courier”.',
    'no-tracking': 'Enter the tracking number, or leave this order out.',
    'wrong-tracking': 'This isn’t a tracking number of the courier.',
    'duplicate-tracking': 'Another order has the same tracking number.',
    'too-long': 'This is too long.',
  } satisfies Record<RowFault, string>,
  courierPhone: 'Phone of the courier',
} as const;
