import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkForm } from '../core/form.ts';
import * as v from 'valibot';
import { Email, parseEmailAddress } from './email.ts';

const HINDI = 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c';

/** What people paste into an e-mail field, and its normal form or its fault. */
it.each([
  ['asha@example.in', 'asha@example.in'],
  ['  Asha.Rao@Example.IN\n', 'asha.rao@example.in'],
  ['\u00A0asha@example.in\u200B', 'asha@example.in'],
  ['\u202Aasha@example.in\u202C', 'asha@example.in'],
  ['as\u00ADha@exam\u200Bple.in', 'asha@example.in'],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ', 'asha@example.in'],
  ['asha@example。in', 'asha@example.in'],
  ['asha१०८@gmail.com', 'asha108@gmail.com'],
  ['asha‑rao@my–shop.in', 'asha-rao@my-shop.in'],
  ['o’brien@example.ie', "o'brien@example.ie"],
  ['asha+shop=1/2_{x}@example.in', 'asha+shop=1/2_{x}@example.in'],
  ['a@b.co', 'a@b.co'],
  ['12345@qq.com', '12345@qq.com'],
  ['asha@mail.example.co.in', 'asha@mail.example.co.in'],
  ['asha@example.photography', 'asha@example.photography'],
  ['आशा@उदाहरण.भारत', HINDI],
  ['आशा@XN--P1B6CI4B4B3A.xn--h2brj9c', HINDI],
  ['asha@bücher.de', 'asha@xn--bcher-kva.de'],
  ['asha@bu\u0308cher.de', 'asha@xn--bcher-kva.de'],
  ['விஜய்@example.in', 'விஜய்@example.in'],
  ['mailto:asha@example.in?subject=Hello', 'asha@example.in'],
  ['mailto:asha%2Bshop@example.in', 'asha+shop@example.in'],
  ['Asha Rao <asha@example.in>', 'asha@example.in'],
  ['"Rao, Asha" <asha@example.in>,', 'asha@example.in'],
  ['E-mail: asha@example.in.', 'asha@example.in'],
  ['', 'required'],
  [' \u200B\u2060 ', 'required'],
  ['asha', 'email-at'],
  ['asha.example.in', 'email-at'],
  ['asha@example.in, ravi@example.in', 'email-several'],
  ['asha@example.in ravi@example.in', 'email-several'],
  ['Asha <asha@example.in>, Ravi <ravi@example.in>', 'email-several'],
  ['asha@@example.in', 'email'],
  ['asha rao@example.in', 'email-space'],
  ['asha @example.in', 'email-space'],
  ['asha@example', 'email-domain'],
  ['asha@', 'email-domain'],
  ['asha@192.168.0.1', 'email-domain'],
  ['asha@[192.168.0.1]', 'email-domain'],
  ['asha@example..in', 'email-domain'],
  ['asha@exam_ple.in', 'email-domain'],
  ['asha@example.in/path', 'email-domain'],
  ['asha@xn--a.in', 'email-domain'],
  ['@example.in', 'email'],
  ['.asha@example.in', 'email'],
  ['asha..rao@example.in', 'email'],
  ['"asha"@example.in', 'email'],
  ['asha(home)@example.in', 'email'],
  ['asha；rao@example.in', 'email'],
  [`${'a'.repeat(65)}@example.in`, 'email'],
  [`asha@${'a'.repeat(250)}.in`, 'too-long'],
])('%j is %s', (pasted, expected) => {
  const checked = checkForm(v.object({ email: Email }), { email: pasted });
  expect(checked.ok ? checked.value.email : checked.faults['email']).toBe(expected);
});

const signs = fc.string({
  unit: fc.constantFrom(
    ...Array.from(
      'aZ9.-_+@@,;:<>()[]"\\/ \t\n\r\u0000\u200B\u200C\u200D\u202E\uFEFFक्षａ＠，；：＜＞。ß\uD800',
    ),
  ),
  maxLength: 30,
});

it('one address in two spellings has one normal form, which is free of all that could make it two', () => {
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
      const email = parseEmailAddress(text);
      if (email === null) return;
      expect(email).toMatch(/^[^\s\p{Cc},;:<>()[\]"\\@]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/u);
      expect(parseEmailAddress(email)).toBe(email);
      expect(parseEmailAddress(` ${email.toUpperCase()}\u200B`)).toBe(
        parseEmailAddress(email.toUpperCase()),
      );
    }),
    { numRuns: 5_000 },
  );
});

it('accepts every address of RFC 5322 without quotes whose parts have the usual lengths', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(parseEmailAddress(email)).toBe(email.toLowerCase());
    }),
  );
});

it.each(['asha@example.in,ravi@example.in', 'Asha <asha@example.in>', 'mailto:asha@example.in'])(
  'outside a form, %s is no address',
  (text) => {
    expect(parseEmailAddress(text)).toBeNull();
  },
);

it('refuses a very long text at once', () => {
  expect(parseEmailAddress(`${'a'.repeat(1_000_000)}!@(`)).toBeNull();
  expect(parseEmailAddress(`${'a.'.repeat(450)}@(`)).toBeNull();
});
