import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  changeNotes,
  isContact,
  MAX_NOTES,
  MAX_TAGS,
  NO_NOTES,
  NoteCommandSchema,
  tagName,
} from './staff-note.ts';

const BY = { by: 'staff', email: 'staff@franch.test', at: 5, orderedAt: 3 };

test('a repeated request adds no second note, and one too many is refused', () => {
  const add = { what: 'add', key: 'key-0001', text: 'Call first' } as const;
  const once = changeNotes(NO_NOTES, add, BY);
  expect(once).toEqual({
    notes: [{ key: 'key-0001', text: 'Call first', by: 'staff', email: BY.email, at: 5 }],
    tags: {},
  });
  if ('refusal' in once) throw new Error('refused');
  expect(changeNotes(once, add, BY)).toBe(once);
  const full = { notes: Array.from({ length: MAX_NOTES }, () => once.notes).flat(), tags: {} };
  expect(changeNotes(full, { ...add, key: 'key-0002' }, BY)).toEqual({ refusal: 'full' });
  expect(changeNotes(once, { what: 'remove', key: 'key-0001' }, BY)).toEqual(NO_NOTES);
});

test('a tag keeps when the order was placed; untagging brings the former state back', () => {
  const tagged = changeNotes(NO_NOTES, { what: 'tag', tag: 'vip' }, BY);
  expect(tagged).toEqual({ notes: [], tags: { vip: 3 } });
  if ('refusal' in tagged) throw new Error('refused');
  expect(changeNotes(tagged, { what: 'tag', tag: 'vip' }, BY)).toBe(tagged);
  expect(changeNotes(tagged, { what: 'untag', tag: 'vip' }, BY)).toEqual(NO_NOTES);
  const tags = Object.fromEntries(Array.from({ length: MAX_TAGS }, (_, n) => [`t${n}`, 1]));
  expect(changeNotes({ notes: [], tags }, { what: 'tag', tag: 'x' }, BY)).toEqual({
    refusal: 'full',
  });
});

test('whatever is typed becomes an accepted tag or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const tag = tagName(typed);
      const about = { orderId: 'firstOrder0000000001' };
      const command = { about, change: { what: 'tag', tag } };
      expect(v.is(NoteCommandSchema, command)).toBe(tag !== '');
    }),
  );
  expect(tagName('  VIP,  Gift#wrap ')).toBe('vip gift wrap');
});

test('customers are known by an address in normal form or a mobile number with +91', () => {
  const contacts = ['asha@franch.test', 'Asha@franch.test', '+919876543210', '9876543210', 'x', ''];
  expect(contacts.filter(isContact)).toEqual(['asha@franch.test', '+919876543210']);
});
