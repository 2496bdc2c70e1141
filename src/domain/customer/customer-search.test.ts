import { expect, test } from 'vitest';
import { customerSearch } from './customer-search.ts';

test.each([
  ['', null],
  ['   ', null],
  ['Asha@Franch.test ', { field: 'email', prefix: 'asha@franch.test' }],
  ['98765 4', { field: 'phone', prefix: '+9198765 4'.replace(' ', '') }],
  ['+91 98765 43210', { field: 'phone', prefix: '+919876543210' }],
  ['098765-43210', { field: 'phone', prefix: '+919876543210' }],
  ['919876543210', { field: 'phone', prefix: '+919876543210' }],
  ['tel:+91-98765-43210', { field: 'phone', prefix: '+919876543210' }],
  ['+91 (0) 98765', { field: 'phone', prefix: '+9198765' }],
  ['९८७६५ ४३२१०', { field: 'phone', prefix: '+919876543210' }],
  ['\u202Aasha@bücher.de', { field: 'email', prefix: 'asha@xn--bcher-kva.de' }],
  ['क्\u200Dष\u200B', { field: 'name', prefix: 'क्\u200Dष' }],
  ['asha  kul', { field: 'name', prefix: 'Asha Kul' }],
  ['anne-marie', { field: 'name', prefix: 'Anne-Marie' }],
  ['आशा', { field: 'name', prefix: 'आशा' }],
  ['D’Souza', { field: 'name', prefix: 'D’Souza' }],
])('"%s" searches %o', (typed, search) => {
  expect(customerSearch(typed)).toEqual(search);
});
