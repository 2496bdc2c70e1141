import { expect, it } from 'vitest';
import { auditField, auditValue } from './fields.ts';

it.each([
  ['price', 'Selling price (₹)'],
  ['neem-face-wash-200-ml.stock', 'neem-face-wash-200-ml: Pieces in stock'],
  ['shipping.feePaise', 'Delivery charge below that, ₹'],
  ['totalPaise', 'Total'],
  ['untilAt', 'Until'],
  ['address.line1', 'Address: line1'],
  ['mostUsesEach', 'Most uses each'],
])('the field %s is called "%s"', (path, name) => {
  expect(auditField(path)).toBe(name);
});

it.each([
  ['status', 'placed', 'COD, to pack'],
  ['status', 'answered', 'answered'],
  ['method', 'cod', 'Cash on delivery'],
  ['neem-soap.price', '349', '₹349'],
  ['active', 'false', 'No'],
  ['title', '349', '349'],
])('the value of %s %s is "%s"', (path, value, text) => {
  expect(auditValue(path, value)).toBe(text);
});
