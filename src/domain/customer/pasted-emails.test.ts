import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '../../../tests/support/fixtures/listed.ts';
import { checkForm } from '../core/form.ts';
import * as v from 'valibot';
import { Email, parseEmailAddress } from './email.ts';

/** What people paste into an email field, by its normal form or its fault. */
it.each([
  ...casesOf({
    'asha@example.in': `
      asha@example.in | \u00A0asha@example.in\u200B | \u202Aasha@example.in\u202C
      as\u00ADha@exam\u200Bple.in | ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ | asha@example。in
      mailto:asha@example.in?subject=Hello | Asha Rao <asha@example.in>
      "Rao, Asha" <asha@example.in>, | Email: asha@example.in.`,
    'asha108@gmail.com': 'asha१०८@gmail.com',
    'asha-rao@my-shop.in': 'asha‑rao@my–shop.in',
    "o'brien@example.ie": 'o’brien@example.ie',
    'asha+shop@example.in': 'mailto:asha%2Bshop@example.in',
    'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c': 'आशा@उदाहरण.भारत | आशा@XN--P1B6CI4B4B3A.xn--h2brj9c',
    'asha@xn--bcher-kva.de': 'asha@bücher.de | asha@bu\u0308cher.de',
    required: ' |  \u200B\u2060 ',
    'email-at': 'asha | asha.example.in',
    'email-several': `
      asha@example.in, ravi@example.in | asha@example.in ravi@example.in
      Asha <asha@example.in>, Ravi <ravi@example.in>`,
    'email-space': 'asha rao@example.in | asha @example.in',
    'email-domain': `
      asha@example | asha@ | asha@192.168.0.1 | asha@[192.168.0.1] | asha@example..in
      asha@exam_ple.in | asha@example.in/path | asha@xn--a.in`,
    email: `
      asha@@example.in | @example.in | .asha@example.in | asha..rao@example.in
      "asha"@example.in | asha(home)@example.in | asha；rao@example.in
      ${'a'.repeat(65)}@example.in`,
    'too-long': `asha@${'a'.repeat(250)}.in`,
  }),
  ['  Asha.Rao@Example.IN\n', 'asha.rao@example.in'],
  ...[
    'asha+shop=1/2_{x}@example.in',
    'a@b.co',
    '12345@qq.com',
    'asha@mail.example.co.in',
    'விஜய்@example.in',
  ].map((email) => [email, email]),
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

it.each([
  'asha@example.in,ravi@example.in',
  'Asha <asha@example.in>',
  'mailto:asha@example.in',
  `${'a'.repeat(1_000_000)}!@(`,
  `${'a.'.repeat(450)}@(`,
])('outside a form, %.40s is no address', (text) => {
  expect(parseEmailAddress(text)).toBeNull();
});
