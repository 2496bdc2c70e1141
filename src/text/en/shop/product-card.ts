import { formatNumber } from '#domain/money/number.ts';
import type { UnitPrice } from '#domain/pricing/price.ts';
import type { NetUnit } from '#domain/product/net-unit.ts';

/** The names of units: of one, and of several. */
const UNITS: Readonly<Record<NetUnit | UnitPrice['per'], readonly [one: string, several: string]>> =
  {
    g: ['g', 'g'],
    kg: ['kg', 'kg'],
    ml: ['ml', 'ml'],
    l: ['litre', 'litres'],
    piece: ['piece', 'pieces'],
    tablet: ['tablet', 'tablets'],
    capsule: ['capsule', 'capsules'],
    softgel: ['softgel', 'softgels'],
  };

/** The price, size, rating and stock of a product: on its card, on its page and in search results. */
export const cardWords = {
  mrp: 'MRP',
  off: (percent: number) => `${percent}% off`,
  per: (unit: UnitPrice['per']) => `per ${UNITS[unit][0]}`,
  unit: (unit: NetUnit, count: number) => UNITS[unit][count === 1 ? 0 : 1],
  saleFrom: (day: string) => `On sale from ${day}`,
  rating: (average: number, count: number) =>
    `${average.toFixed(1)} out of 5 stars, ${count === 1 ? '1 review' : `${formatNumber(count)} reviews`}`,
  stock: {
    'in-stock': 'In stock',
    'few-left': (left: number) => (left === 1 ? 'Only 1 left' : `Only ${left} left`),
    'sold-out': 'Sold out',
  },
} as const;
