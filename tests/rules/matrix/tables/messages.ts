import { MESSAGE_TOPICS } from '#domain/message.ts';
import { CALLERS, EDITORS, NOBODY, STAFF } from '../callers.ts';
import { audited, forged, plain, removed } from '../deeds.ts';
import { got, listed, type Place, type Twist, wrote } from '../place.ts';
import { type Fields, NOW } from '../requests.ts';

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
const write = plain('messages', TICKET, () => ({ ...MESSAGE, createdAt: NOW }));
const takeUp = audited('messages', TICKET, { status: 'acknowledged', acknowledgedAt: NOW }, true);
const handle = audited('messages', TICKET, {}, true);

const NEW = { ...MESSAGE, createdAt: ago(90) };
const TAKEN = { ...NEW, status: 'acknowledged', acknowledgedAt: PAST };
const RESOLVED = { ...TAKEN, status: 'resolved', resolvedAt: PAST };
const from = (message: Fields) => ({ [PLACE]: message });

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Twist, Twist?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];

export const messages: readonly Place[] = [
  {
    rule: 'messages/{ticket}',
    name: 'a message',
    there: from(NEW),
    asks: [
      got('that is there', PLACE, STAFF),
      got('that is not there', 'messages/T-00000000', STAFF),
      ...listed('every one', { list: 'messages' }, STAFF, 1000),
      ...wrote('create', write, CALLERS, { there: { [PLACE]: null } }),
      ...wrote('update', write, CALLERS, {
        what: 'send again',
        there: from({ ...NEW, createdAt: ago(58) }),
      }),
      ...wrote('update', takeUp, EDITORS, { what: 'take up' }),
      ...wrote('delete', removed(PLACE), NOBODY),
    ],
    flaws: [
      {
        of: write,
        by: 'visitor',
        there: { [PLACE]: null },
        wrong: [
          ...['mine', 'T-7K2M9QX', 'T-7K2M9QXDD', 'T-7K2M9QXI'].map(
            (id): readonly [string, Twist] => [`under ${id}`, { id }],
          ),
          field('of an unknown topic', { topic: 'spam' }),
          field('without a name', { name: '' }),
          field('with a long name', { name: 'n'.repeat(81) }, { name: 'n'.repeat(80) }),
          field('without an e-mail', { email: '' }),
          field('with a long e-mail', { email: 'n'.repeat(255) }, { email: 'n'.repeat(254) }),
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
        of: write,
        by: 'visitor',
        there: from({ ...NEW, createdAt: ago(1) }),
        wrong: [
          ['again after an hour', { there: from({ ...NEW, createdAt: ago(61) }) }],
          ['again once somebody took it up', { there: from({ ...TAKEN, createdAt: ago(1) }) }],
          field('again in other words', { text: 'Something else entirely.' }),
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
];
