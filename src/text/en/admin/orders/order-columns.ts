/** Columns of an export of orders, and those that may be added to the list. */
export const columnWords = {
  name: 'Name',
  city: 'City',
  method: 'Method',
  totalRupees: 'Total (₹)',
  phone: 'Phone',
  email: 'Email',
  pin: 'PIN code',
  region: 'State',
  coupon: 'Coupon',
  invoice: 'Invoice',
  quantity: 'Pieces',
} as const;
