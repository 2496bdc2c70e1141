import { expect, test } from 'vitest';
import { fieldChanges, subjectPage } from './audit-diff.ts';

test('changes are listed field by field, in readable form', () => {
  const before = { price: 499, seller: { phone: '1', email: 'a' }, pins: ['9'], untilAt: 0 };
  const after = {
    price: 459,
    seller: { phone: '2', email: 'a' },
    pins: ['9', '8'],
    feePaise: 4_950,
  };
  expect(fieldChanges({ before, after }, String)).toEqual([
    { path: 'price', before: '499', after: '459' },
    { path: 'seller.phone', before: '1', after: '2' },
    { path: 'pins', before: '["9"]', after: '["9","8"]' },
    { path: 'untilAt', before: '0', after: null },
    { path: 'feePaise', before: null, after: '₹49.50' },
  ]);
});

test('an entry without fields, or with null fields, has no changes', () => {
  expect(fieldChanges({ before: null, after: null }, String)).toEqual([]);
  expect(fieldChanges({ before: { a: null }, after: { a: null } }, String)).toEqual([]);
});

test.each([
  ['products/omega-3', '/admin/dashboard/products?open=omega-3'],
  ['products', '/admin/dashboard/products'],
  ['priceChanges/omega-3_Ab12', '/admin/dashboard/products?open=omega-3'],
  ['staff/asha', '/admin/dashboard/team'],
  ['settings/store', '/admin/dashboard/settings'],
  ['content/returns', '/admin/dashboard/content?part=returns'],
  ['blogs/a-b', '/admin/blog?open=a-b'],
  ['elsewhere/x', null],
])('%s links to %s', (subject, page) => {
  expect(subjectPage(subject)).toBe(page);
});
