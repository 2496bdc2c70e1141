import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AddressDraftSchema } from '../customer/address.ts';
import {
  PasswordChangeSchema,
  RegistrationSchema,
  ResetSchema,
  SignInSchema,
} from '../customer/credentials.ts';
import { checkForm } from '../core/form.ts';
import { MessageSearchSchema } from '../content/message-handling.ts';
import { MessageDraftSchema } from '../content/message.ts';
import { ProfileDraftSchema } from '../customer/profile.ts';
import { RestockFormSchema } from '../stock/restock.ts';
import { QuestionDraftSchema, ReviewDraftSchema } from '../review/review.ts';

interface PublicForm {
  readonly schema: v.GenericSchema;
  /** Valid values. */
  readonly good: Readonly<Record<string, string>>;
  /** Free-text fields with a maximum length. */
  readonly words: readonly string[];
  /** Required fields. */
  readonly needed: readonly string[];
}

const email = 'asha@example.in';
const password = 'हल्दी-108-turmeric';

/** Every form of a visitor or a customer except the checkout. */
const FORMS: Readonly<Record<string, PublicForm>> = {
  contact: {
    schema: MessageDraftSchema,
    good: { topic: 'other', name: 'Asha', email, subject: 'Soap', text: 'It came broken.' },
    words: ['name', 'subject', 'text'],
    needed: ['topic', 'name', 'email', 'subject', 'text'],
  },
  'message status': {
    schema: MessageSearchSchema,
    ...{ good: { ticket: 'T-7K2M9QXD', email }, words: [], needed: ['ticket', 'email'] },
  },
  'back in stock': { schema: RestockFormSchema, good: { email }, words: [], needed: ['email'] },
  'sign-in': {
    schema: SignInSchema,
    good: { email, password },
    words: ['password'],
    needed: ['email', 'password'],
  },
  registration: {
    schema: RegistrationSchema,
    good: { name: 'Asha', email, password },
    words: ['name'],
    needed: ['email', 'password'],
  },
  reset: { schema: ResetSchema, good: { email }, words: [], needed: ['email'] },
  'new password': {
    schema: PasswordChangeSchema,
    good: { current: 'old', next: password },
    words: ['current'],
    needed: ['current', 'next'],
  },
  profile: {
    schema: ProfileDraftSchema,
    good: { name: 'Asha', phone: '98765 43210' },
    words: ['name'],
    needed: [],
  },
  address: {
    schema: AddressDraftSchema,
    good: {
      ...{ name: 'Asha', phone: '9876543210', pin: '560 001', state: 'Karnataka' },
      ...{ line1: '12 MG Road', line2: '', city: 'Bengaluru' },
    },
    words: ['name', 'line1', 'line2', 'city'],
    needed: ['name', 'phone', 'pin', 'line1', 'city', 'state'],
  },
  review: {
    schema: ReviewDraftSchema,
    good: { stars: '4', title: '', text: 'It does what it says.', name: 'Asha' },
    words: ['title', 'text', 'name'],
    needed: ['stars', 'text', 'name'],
  },
  question: {
    schema: QuestionDraftSchema,
    good: { text: 'Does it lather in hard water?' },
    words: ['text'],
    needed: ['text'],
  },
};

/** The fields with faults. */
function faultyFields(schema: v.GenericSchema, typed: Readonly<Record<string, string>>): string[] {
  const checked = checkForm(schema, typed);
  return checked.ok ? [] : Object.keys(checked.faults).sort();
}

/** Texts by people and attackers, each of ten to forty characters. */
const WRITTEN = [
  'नमस्ते, बेंगलुरु',
  'Asha 🌿🙏🏽👩‍👩‍👧 Rao',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; DROP TABLE users --",
  '{{7*7}} ${7*7} %00 ../../etc',
];
/** Values that are no email address, number, PIN code or choice. */
const NOTHING = [...WRITTEN, '०९८७६५४३२१०', '\u0000', '\uD83C', '-1', '1e9', 'null', ' '.repeat(9)];

describe.each(Object.entries(FORMS))('the form of %s', (_name, { schema, good, words, needed }) => {
  it('accepts valid values', () => {
    expect(checkForm(schema, good)).toMatchObject({ ok: true });
  });

  it('reports every empty required field, and no other', () => {
    expect(faultyFields(schema, {})).toEqual([...needed].sort());
  });

  it.each(Object.keys(good))('reports a fault only for %s, whatever its value', (field) => {
    for (const typed of NOTHING) {
      const others = faultyFields(schema, { ...good, [field]: typed }).filter((f) => f !== field);
      expect([typed, others]).toEqual([typed, []]);
    }
    for (const typed of ['x'.repeat(10_000), 'ज्ञ'.repeat(5_000)]) {
      expect(faultyFields(schema, { ...good, [field]: typed })).toEqual([field]);
    }
  });

  it.each(words)('keeps every character of %s as typed', (field) => {
    for (const typed of WRITTEN) {
      const checked = checkForm(schema, { ...good, [field]: typed });
      expect(checked).toMatchObject({ ok: true, value: { [field]: typed } });
    }
  });
});

it('no text changes the direction of what follows or hides a control character', () => {
  const { schema, good } = FORMS['review'] ?? { schema: ReviewDraftSchema, good: {} };
  const typed = {
    ...good,
    name: 'A\u202Esha\u0007',
    text: 'One line\u202E,\nand another\u0000 one.',
  };
  expect(checkForm(schema, typed)).toMatchObject({
    ok: true,
    value: { name: 'Asha', text: 'One line,\nand another one.' },
  });
});
