/**
 * Formats a number with Indian grouping: 1234567.5 → "12,34,567.5". At most three decimals, like
 * `toLocaleString('en-IN')`, whose Intl data costs a phone more time than a page of prices.
 */
export function formatNumber(value: number): string {
  return grouped(String(Number(Math.abs(value).toFixed(3))), value < 0);
}

/** The same with a fixed number of decimals. */
export function formatDecimals(value: number, decimals: number): string {
  return grouped(Math.abs(value).toFixed(decimals), value < 0);
}

function grouped(digits: string, negative: boolean): string {
  const [whole = '', rest] = digits.split('.');
  const commas = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return `${negative ? '-' : ''}${commas}${rest === undefined ? '' : `.${rest}`}`;
}
