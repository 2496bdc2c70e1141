import { formatNumber } from '#domain/money/number.ts';
import type { UnitPrice } from '#domain/pricing/price.ts';
import type { NetUnit } from '#domain/product/net-unit.ts';

/** The price, size, rating and stock of a product: on its card, on its page and in search results. */
export const cardWords = {
  mrp: 'MRP',
  off: (percent: number) => `${percent}% off`,
  per: {
    ...{ g: 'per g', kg: 'per kg', ml: 'per ml', l: 'per litre' },
    ...{ piece: 'per piece', tablet: 'per tablet', capsule: 'per capsule', softgel: 'per softgel' },
  } satisfies Record<UnitPrice['per'], string>,
  unit: {
    ...{ g: 'g', ml: 'ml' },
    ...{ piece: 'pieces', tablet: 'tablets', capsule: 'capsules', softgel: 'softgels' },
  } satisfies Record<NetUnit, string>,
  one: {
    ...{ g: 'g', ml: 'ml' },
    ...{ piece: 'piece', tablet: 'tablet', capsule: 'capsule', softgel: 'softgel' },
  } satisfies Record<NetUnit, string>,
  saleFrom: (day: string) => `On sale from ${day}`,
  rating: (average: number, count: number) =>
    `${average.toFixed(1)} out of 5 stars, ${count === 1 ? '1 review' : `${formatNumber(count)} reviews`}`,
  stock: {
    'in-stock': 'In stock',
    'few-left': (left: number) => (left === 1 ? 'Only 1 left' : `Only ${left} left`),
    'sold-out': 'Sold out',
  },
} as const;
