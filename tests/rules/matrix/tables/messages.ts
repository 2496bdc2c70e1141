import { MESSAGE_TOPICS, messageGate } from '#domain/content/message.ts';
import { ASHA, CALLERS, EDITORS, NO_CALLER, STAFF } from '../callers.ts';
import { auditedWrite, forged, plainDeletion } from '../actions.ts';
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

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];

export const messages: readonly Place[] = [
  {
    rule: 'messages/{ticket}',
    name: 'a message',
    there: from(NEW),
    asks: [
      getRow('that is there', PLACE, STAFF),
      getRow('that is not there', 'messages/T-00000000', STAFF),
      ...listRows('every one', { list: 'messages' }, STAFF, 1000),
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
          field('of an unknown topic', { topic: 'spam' }),
          field('without a name', { name: '' }),
          field('with a long name', { name: 'n'.repeat(81) }, { name: 'n'.repeat(80) }),
          field('without an e-mail', { email: '' }),
          field(
            'with a long e-mail',
            { email: `a@${'n'.repeat(250)}.in` },
            { email: `a@${'n'.repeat(249)}.in` },
          ),
          ...[
            ['with two e-mails', 'a@b.example,c@d.example'],
            ['with two e-mails in a row', 'a@b.example c@d.example'],
            ['with a name beside the e-mail', 'Asha <asha@example.in>'],
            ['with a quoted e-mail', '"asha rao"@example.in'],
            ['with a second line in the e-mail', 'asha@example.in\nbcc:b@example.in'],
            ['with two signs in the e-mail', 'asha@b@example.in'],
            ['with an e-mail without a domain', 'asha@localhost'],
            ['without a mailbox', '@example.in'],
          ].map(([what = '', email]) => field(what, { email })),
          field('with an e-mail of another script', { email: 42 }, { email: 'आशा@उदाहरण.भारत' }),
          field('with a long number', { phone: '9'.repeat(21) }, { phone: '9'.repeat(20) }),
          field(
            'about a long order',
            { orderNumber: 'x'.repeat(41) },
            { orderNumber: 'x'.repeat(40) },
          ),
          field('without a subject', { subject: '' }),
          field('with a long subject', { subject: 's'.repeat(121) }, { subject: 's'.repeat(120) }),
          field('without a text', { text: '' }),
          field('with a long text', { text: 'n'.repeat(4001) }, { text: 'न'.repeat(4000) }),
          field('with a text in a list', { text: ['a'] }),
          field('with a field of its own', { admin: true }),
          field('answered already', { status: 'answered' }),
          field('of another moment', { createdAt: PAST }),
        ],
        right: MESSAGE_TOPICS.map((topic) => [`about ${topic}`, { fields: { topic } }] as const),
      },
      {
        of: repeat,
        by: 'visitor',
        there: from({ ...NEW, createdAt: ago(1) }),
        wrong: [
          ['again after an hour', { there: from({ ...NEW, createdAt: ago(61) }) }],
          ['again once somebody took it up', { there: from({ ...TAKEN, createdAt: ago(1) }) }],
          field('again in other words', { text: 'Something else entirely.' }),
          field('again as of now', { createdAt: NOW }),
          field('again with a field of its own', { admin: true }),
        ],
      },
      { of: takeUp, by: 'staff', ...forged(PLACE) },
      {
        of: takeUp,
        by: 'staff',
        wrong: [
          field('and its words', { text: 'I am content.' }),
          field('and its moment', { createdAt: NOW }),
          field('with a long note', { note: 'n'.repeat(501) }, { note: 'n'.repeat(500) }),
          field('with a long answer', { answer: 'n'.repeat(4001) }, { answer: 'n'.repeat(4000) }),
          field('at another moment', { acknowledgedAt: PAST }),
          field('without a moment', { acknowledgedAt: undefined }),
          field('and resolve it at no moment', { resolvedAt: NOW }),
          field('to put it aside', { status: 'ignored' }),
        ],
        right: [['and resolve it at once', { fields: { status: 'resolved', resolvedAt: NOW } }]],
      },
      {
        of: handle,
        by: 'owner',
        there: from(TAKEN),
        wrong: [
          field('with another moment of taking up', { acknowledgedAt: NOW }),
          field('made new again', { status: 'new' }),
          field(
            'resolved at another moment',
            { status: 'resolved', resolvedAt: PAST },
            { status: 'resolved', resolvedAt: NOW },
          ),
          [
            'opened again, and resolved as well',
            { there: from(RESOLVED), fields: { status: 'acknowledged' } },
            { there: from(RESOLVED), fields: { status: 'acknowledged', resolvedAt: undefined } },
          ],
          ['resolved again', { there: from(RESOLVED), fields: { resolvedAt: NOW } }],
        ],
        right: [['noted', { fields: { note: 'Answered by e-mail.' } }]],
      },
    ],
  },
  {
    rule: 'messageGates/{who}',
    name: 'the gate of a message',
    there: { ...passed(60), [PLACE]: null },
    asks: [
      getRow('of Asha', GATE, NO_CALLER),
      ...listRows('every one', { list: 'messageGates' }, NO_CALLER, 1),
      ...writeRows('create', write, CALLERS, { there: { [GATE]: null } }),
      ...writeRows('update', ashas, ASHA, { ends: 'either' }),
      ...writeRows('delete', plainDeletion(GATE), ASHA),
      ...writeRows('delete', plainDeletion(GATE), ASHA, {
        what: 'where there is none',
        there: { [GATE]: null },
      }),
    ],
    flaws: [
      {
        of: ashas,
        by: 'customer',
        wrong: [
          ['a moment after another', { there: passed(-600) }],
          ['a moment after itself', { there: passed(-600, TICKET) }],
          ['with a field of its own', { beside: { count: 1 } }],
          ['of another moment', { beside: { at: PAST } }],
        ],
      },
      {
        of: plainDeletion(GATE),
        by: 'customer',
        wrong: [['while it is closed', { there: passed(-600) }]],
      },
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
      {
        of: ashas,
        by: 'customer',
        wrong: [['of a letter', { also: [visitorsGate], there: visitorPassed('0', 60) }]],
      },
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
