import { MESSAGE_TOPICS, messageGate } from '#domain/content/message.ts';
import { ASHA, CALLERS, EDITORS, NO_CALLER, STAFF } from '../callers.ts';
import { auditedWrite, forged, plainDeletion } from '../actions.ts';
import { flaw, flaws, refusals, tooLong } from '../flaws.ts';
import { type Action, getRow, listRows, type Place, type Variant, writeRows } from '../place.ts';
import { type Fields, NOW, type Write } from '../requests.ts';

const TICKET = 'T-7K2M9QXD';
const PLACE = `messages/${TICKET}`;
const MESSAGE: Fields = {
  topic: 'order',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  orderNumber: '',
  subject: 'Where is my parcel?',
  text: 'It was due on Monday.',
  status: 'new',
};
const PAST = new Date(1_000);
const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
/** A message with its sender's rate-limit document. `beside` are fields of that document, null for none. */
const write: Action = ({ uid }, variant = {}) => {
  const ticket = variant.id ?? TICKET;
  const fields = { ...MESSAGE, createdAt: NOW, ...variant.fields };
  const gate: Write[] =
    variant.beside === null
      ? []
      : [{ put: gateOf(uid, ticket), fields: { ticket, at: NOW, ...variant.beside } }];
  return { commit: [{ put: `messages/${ticket}`, fields }, ...gate, ...(variant.also ?? [])] };
};
const gateOf = (uid: string, ticket: string): string =>
  `messageGates/${messageGate(ticket, uid === 'nobody' ? undefined : uid)}`;
const OTHER = 'T-00000000';
/** A second message in the same batch. */
const another: Write = { put: `messages/${OTHER}`, fields: { ...MESSAGE, createdAt: NOW } };
const GATE = 'messageGates/asha';
const passed = (seconds: number, ticket = OTHER) => ({
  [GATE]: { ticket, at: new Date(Date.now() - seconds * 1000) },
});
/** A visitors' gate that another message has just passed, or a while ago. */
const visitorPassed = (letter: string, minutes = -10) => ({
  [`messageGates/visitors-${letter}`]: { ticket: `T-0000000${letter}`, at: ago(minutes) },
});
/** The message that is there already, once more. */
const repeat: Action = (_who, variant = {}) => ({
  commit: [{ put: PLACE, fields: { ...MESSAGE, ...variant.fields }, merge: true }],
});
/** The same with Asha's rate-limit document, for any writer. */
const ashas: Action = (who, variant) => write({ ...who, uid: 'asha' }, variant);
/** A gate of others, closed by a message that passes its own. */
const visitorsGate: Write = { put: 'messageGates/visitors-0', fields: { ticket: TICKET, at: NOW } };
const takeUp = auditedWrite(
  'messages',
  TICKET,
  { status: 'acknowledged', acknowledgedAt: NOW },
  true,
);
const handle = auditedWrite('messages', TICKET, {}, true);

const NEW = { ...MESSAGE, createdAt: ago(90) };
const TAKEN = { ...NEW, status: 'acknowledged', acknowledgedAt: PAST };
const RESOLVED = { ...TAKEN, status: 'resolved', resolvedAt: PAST };
const from = (message: Fields) => ({ [PLACE]: message });

export const messages: readonly Place[] = [
  {
    rule: 'messages/{ticket}',
    name: 'a message',
    there: from(NEW),
    asks: [
      getRow('that is there', PLACE, STAFF),
      getRow('that is not there', 'messages/T-00000000', STAFF),
      ...listRows('messages', STAFF, 1000),
      ...writeRows('create', write, CALLERS, { there: { [PLACE]: null } }),
      ...writeRows('update', repeat, CALLERS, {
        what: 'send again',
        there: from({ ...NEW, createdAt: ago(20) }),
      }),
      ...writeRows('update', write, NO_CALLER, {
        what: 'send as if it were new',
        there: from({ ...NEW, createdAt: ago(1) }),
        ends: 'either',
      }),
      ...writeRows('update', takeUp, EDITORS, { what: 'take up' }),
      ...writeRows('delete', plainDeletion(PLACE), NO_CALLER),
    ],
    flaws: [
      {
        of: write,
        by: 'visitor',
        there: { [PLACE]: null },
        wrong: [
          // A number that is too short names no gate.
          ...['mine', 'T-7K2M9QX'].map((id): readonly [string, Variant] => [
            `under ${id}`,
            { id, ends: 'error' },
          ]),
          ...['T-7K2M9QXDD', 'T-7K2M9QXI'].map((id): readonly [string, Variant] => [
            `under ${id}`,
            { id },
          ]),
          ['without a gate', { beside: null, ends: 'error' }],
          ['two in a batch', { also: [another], ends: 'error' }],
          [
            'through a gate that names another',
            { beside: { ticket: OTHER }, there: { [`messages/${OTHER}`]: NEW } },
          ],
          ['through a gate of another moment', { beside: { at: PAST } }],
          [
            'through a gate that opened before',
            { beside: null, there: { [gateOf('nobody', TICKET)]: { ticket: TICKET, at: PAST } } },
          ],
          ...flaws({ topic: 'spam' }, { name: '' }, { email: '' }, { subject: '' }, { text: '' }),
          ...flaws({ text: ['a'] }, { admin: true }, { status: 'answered' }, { createdAt: PAST }),
          ...tooLong({ name: 80, orderNumber: 40, subject: 120 }),
          flaw({ email: `a@${'n'.repeat(250)}.in` }, { email: `a@${'n'.repeat(249)}.in` }),
          ...[
            ...['a@b.example,c@d.example', 'a@b.example c@d.example', 'Asha <asha@example.in>'],
            ...['"asha rao"@example.in', 'asha@example.in\nbcc:b@example.in', 'asha@b@example.in'],
            ...['asha@localhost', '@example.in'],
          ].map((email) => flaw({ email })),
          flaw({ email: 42 }, { email: 'आशा@उदाहरण.भारत' }),
          flaw({ phone: '9'.repeat(21) }, { phone: '9'.repeat(20) }),
          flaw({ text: 'n'.repeat(4001) }, { text: 'न'.repeat(4000) }),
        ],
        right: MESSAGE_TOPICS.map((topic) => flaw({ topic })),
      },
      refusals({ of: repeat, by: 'visitor', there: from({ ...NEW, createdAt: ago(1) }) }, [
        ['again after an hour', { there: from({ ...NEW, createdAt: ago(61) }) }],
        ['again once it is in progress', { there: from({ ...TAKEN, createdAt: ago(1) }) }],
        ...flaws({ text: 'Something else entirely.' }, { createdAt: NOW }, { admin: true }),
      ]),
      { of: takeUp, by: 'staff', ...forged(PLACE) },
      {
        of: takeUp,
        by: 'staff',
        wrong: [
          ...flaws({ text: 'I am content.' }, { createdAt: NOW }, { acknowledgedAt: PAST }),
          ...flaws({ acknowledgedAt: undefined }, { resolvedAt: NOW }, { status: 'ignored' }),
          ...tooLong({ note: 500, answer: 4000 }),
        ],
        right: [flaw({ status: 'resolved', resolvedAt: NOW })],
      },
      {
        of: handle,
        by: 'owner',
        there: from(TAKEN),
        wrong: [
          ...flaws({ acknowledgedAt: NOW }, { status: 'new' }),
          flaw({ status: 'resolved', resolvedAt: PAST }, { status: 'resolved', resolvedAt: NOW }),
          [
            'opened again, and resolved as well',
            { there: from(RESOLVED), fields: { status: 'acknowledged' } },
            { there: from(RESOLVED), fields: { status: 'acknowledged', resolvedAt: undefined } },
          ],
          ['resolved again', { there: from(RESOLVED), fields: { resolvedAt: NOW } }],
        ],
        right: [flaw({ note: 'Answered by email.' })],
      },
    ],
  },
  {
    rule: 'messageGates/{who}',
    name: 'the gate of a message',
    there: { ...passed(60), [PLACE]: null },
    asks: [
      getRow('of Asha', GATE, NO_CALLER),
      ...listRows('messageGates', NO_CALLER, 1),
      ...writeRows('create', write, CALLERS, { there: { [GATE]: null } }),
      ...writeRows('update', ashas, ASHA, { ends: 'either' }),
      ...writeRows('delete', plainDeletion(GATE), ASHA),
      ...writeRows('delete', plainDeletion(GATE), ASHA, {
        what: 'where there is none',
        there: { [GATE]: null },
      }),
    ],
    flaws: [
      refusals({ of: ashas, by: 'customer' }, [
        ['a moment after another', { there: passed(-600) }],
        ['a moment after itself', { there: passed(-600, TICKET) }],
        ['with a field of its own', { beside: { count: 1 } }],
        ['of another moment', { beside: { at: PAST } }],
      ]),
      refusals({ of: plainDeletion(GATE), by: 'customer' }, [
        ['while it is closed', { there: passed(-600) }],
      ]),
      // The create rule and the update rule are two clauses.
      ...[{}, { [GATE]: null }].map((gate) => ({
        of: ashas,
        by: 'customer' as const,
        there: gate,
        wrong: [
          ['for another message', { beside: { ticket: OTHER }, ends: 'error' }],
          [
            'for another message, which is there',
            { beside: { ticket: OTHER }, there: { [`messages/${OTHER}`]: NEW, ...gate } },
          ],
          ['and another gate', { also: [visitorsGate] }],
        ] satisfies readonly (readonly [string, Variant])[],
      })),
      refusals({ of: ashas, by: 'customer' }, [
        ['of a letter', { also: [visitorsGate], there: visitorPassed('0', 60) }],
      ]),
      {
        of: write,
        by: 'visitor',
        wrong: [
          ['a moment after another of the same letter', { there: visitorPassed(TICKET.slice(-1)) }],
        ],
        right: [['a moment after one of another letter', { there: visitorPassed('0') }]],
      },
    ],
  },
];
