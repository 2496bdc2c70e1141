import { formatNumber } from '#domain/money/number.ts';

/** The price, size, rating and stock of a product: on its card, on its page and in search results. */
export const cardWords = {
  mrp: 'MRP',
  off: (percent: number) => `${percent}% off`,
  per: { g: 'per g', kg: 'per kg', ml: 'per ml', l: 'per litre', piece: 'per piece' },
  unit: { g: 'g', ml: 'ml', piece: 'pieces' },
  onePiece: 'piece',
  saleFrom: (day: string) => `On sale from ${day}`,
  rating: (average: number, count: number) =>
    `${average.toFixed(1)} out of 5 stars, ${count === 1 ? '1 review' : `${formatNumber(count)} reviews`}`,
  stock: {
    'in-stock': 'In stock',
    'few-left': (left: number) => (left === 1 ? 'Only 1 left' : `Only ${left} left`),
    'sold-out': 'Sold out',
  },
} as const;
