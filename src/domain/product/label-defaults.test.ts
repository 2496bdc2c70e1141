import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { labelDefaults } from './label-defaults.ts';

it('fills in what products of a kind share, and keeps what is typed', () => {
  const similar = aProduct({ hsn: '34011190', licenceNumber: 'KL/25C/1', cautions: 'Keep dry.' });
  const found = labelDefaults(similar, { cautions: 'Mine.', licenceNumber: ' ' });
  expect(found).toMatchObject({ hsn: '34011190', licenceNumber: 'KL/25C/1', netUnit: 'ml' });
  // A product's own facts are never taken.
  const own = ['cautions', 'title', 'price', 'sku', 'description', 'netQuantity', 'ingredients'];
  expect(own.filter((field) => field in found)).toEqual([]);
});
