import { expect, it } from 'vitest';
import { typedList } from './typed-list.ts';

it.each<[string, string[]]>([
  ['soap,  old  books,, soap', ['soap', 'old books']],
  ['dry skin; baal jhadna;', ['dry skin', 'baal jhadna']],
  ['one\r\ntwo\nthree\rfour', ['one', 'two', 'three', 'four']],
  ['a，b；c、d', ['a', 'b', 'c', 'd']],
  [' , ;', []],
])('the list %j has the items %j', (text, items) => {
  expect(typedList(text)).toEqual(items);
});
