import { expect, test } from 'vitest';
import { suggestedEmail } from './email-suggestion.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['Asha.Rao@GMAIL.COMM ', 'Asha.Rao@gmail.com'],
  ['asha@gmail,com', 'asha@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yahoo.co.im', 'asha@yahoo.co.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
])('%s was probably meant as %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each([
  ...['asha@gmail.com', 'asha@yahoo.co.in', 'asha@ymail.com', 'asha@mail.com', 'asha@live.in'],
  ...['asha@hotmail.in', 'asha@franch.in', 'asha@iitb.ac.in', 'asha@gov.in', 'asha@zoho.com'],
  ...['asha', '@gmial.com', 'asha@', 'asha@g', ''],
])('%s is taken as typed', (typed) => expect(suggestedEmail(typed)).toBeNull());
