import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { auditedWrite, auditedDeletion, entry, forged } from '../actions.ts';
import { failing, flaw, flaws, longItem, refusals, tooLong, tooMany } from '../flaws.ts';
import { type Action, getRow, listRows, type Place, forbiddenWrites, writeRows } from '../place.ts';
import { type Fields, NOW } from '../requests.ts';

const PAST = new Date(Date.UTC(2026, 0, 14));
const TO_COME = new Date(Date.UTC(2100, 0, 1));
const PLACE = 'blogs/on-soap';

const ARTICLE: Fields = {
  title: 'On soap',
  excerpt: '',
  body: 'Text',
  coverImageURL: '',
  coverAlt: '',
  author: 'Meera',
  tags: ['soap'],
  relatedProducts: ['neem-soap'],
  seoTitle: '',
  seoDescription: '',
  status: 'draft',
  publishedAt: PAST,
  updatedAt: PAST,
  auditId: 'first',
};
const published = { ...ARTICLE, status: 'published' };

const make = auditedWrite('blogs', 'new', { ...ARTICLE, updatedAt: NOW });
const change = auditedWrite('blogs', 'on-soap', { ...ARTICLE, updatedAt: NOW });
const remove = auditedDeletion(PLACE, 'first');

/**
 * The batch of a new slug: new document, redirect and deletion of the old document, all under the deletion's audit
 * entry.
 */
const rename: Action = (who, variant = {}) => {
  const auditId = 'delete_blogs_on-soap_first';
  const fields = { ...ARTICLE, formerSlug: 'on-soap', updatedAt: NOW, auditId, ...variant.fields };
  const way = { to: 'about-soap', auditId, ...variant.beside };
  return {
    commit: [
      { put: 'blogs/about-soap', fields },
      { put: 'redirects/on-soap', fields: way },
      { remove: PLACE },
      ...entry(auditId, PLACE, who, variant),
    ],
  };
};

const lead: Action = (who, variant = {}) => {
  const path = `redirects/${variant.id ?? 'on-soap'}`;
  const fields = { to: 'about-soap', auditId: 'entry', ...variant.fields };
  return {
    commit: [
      { put: path, fields },
      ...entry('entry', `blogs/${variant.id ?? 'on-soap'}`, who, variant),
      ...(variant.also ?? []),
    ],
  };
};
const ARRIVED = { 'blogs/about-soap': ARTICLE };

const at = (moment: Date) => ['publishedAt', 'LESS_THAN_OR_EQUAL', moment] as const;
const IS_PUBLISHED = ['status', 'EQUAL', 'published'] as const;

export const articles: readonly Place[] = [
  {
    rule: 'blogs/{slug}',
    name: 'an article',
    there: { [PLACE]: ARTICLE },
    asks: [
      getRow('in draft', PLACE, STAFF),
      getRow('published', PLACE, CALLERS, { [PLACE]: published }),
      getRow('to be published', PLACE, STAFF, { [PLACE]: { ...published, publishedAt: TO_COME } }),
      getRow('that is not there', 'blogs/none', CALLERS),
      ...listRows({ list: 'blogs', where: [IS_PUBLISHED, at(PAST)] }, CALLERS, 1000),
      ...listRows({ list: 'blogs', where: [IS_PUBLISHED, at(TO_COME)] }, STAFF, 1000),
      ...listRows({ list: 'blogs', where: [IS_PUBLISHED] }, STAFF, 1000),
      ...listRows(
        { list: 'blogs', where: [['status', 'IN', ['draft', 'published']], at(PAST)] },
        STAFF,
        1000,
      ),
      ...listRows('blogs', STAFF, 1000),
      ...writeRows('create', make, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', remove, EDITORS),
      ...writeRows('create', rename, EDITORS, { what: 'rename' }),
    ],
    flaws: [
      { of: make, by: 'staff', ...forged('blogs/new') },
      { of: change, by: 'staff', ...forged(PLACE) },
      refusals({ of: remove, by: 'staff' }, [
        ['without an entry', { entry: null, ends: 'error' }],
        ['with an entry about the collection', { entry: { subject: 'blogs' } }],
        [
          'with the entry of an earlier deletion',
          { there: { [PLACE]: { ...ARTICLE, auditId: 'second' } }, ends: 'error' },
        ],
      ]),
      {
        of: make,
        by: 'staff',
        wrong: [
          ['an address in capitals', { id: 'On-Soap' }],
          ['an address of 81 characters', { id: 'n'.repeat(81) }, { id: 'n'.repeat(80) }],
          flaw({ pinned: true }),
        ],
        right: [flaw({ formerSlug: 'on-soap' })],
      },
      refusals({ of: rename, by: 'staff' }, [
        flaw({ formerSlug: 'something' }),
        ['without an entry', { entry: null, ends: 'error' }],
        ['to where there is nothing', { beside: { to: 'nowhere' } }],
      ]),
      refusals({ of: change, by: 'owner' }, [
        ...flaws({ body: undefined }, { pinned: true }, { title: '' }),
        ...flaws({ relatedProducts: ['No/Slug'] }, { updatedAt: PAST }),
        ...tooLong({ title: 160, excerpt: 400, body: 60_000, coverAlt: 200, author: 80 }),
        ...tooLong({ reviewer: 80, seoTitle: 120, seoDescription: 300, formerSlug: 80 }),
        flaw({ coverImageURL: `/${'n'.repeat(2000)}` }, { coverImageURL: `/${'n'.repeat(1999)}` }),
        flaw(
          { coverImageURL: 'javascript:alert(1)' },
          { coverImageURL: 'https://storage.example/a?b=c' },
        ),
        flaw({ coverImageURL: '//evil.example/a' }, { coverImageURL: '/pictures/a.webp' }),
        failing({ tags: 'soap' }, { tags: [] }),
        flaw({ tags: [1] }, { tags: ['1'] }),
        ...tooMany({ tags: 12 }),
        ...longItem({ tags: 522 }),
        failing({ relatedProducts: 'soap' }, { relatedProducts: [] }),
        ...longItem({ relatedProducts: 661 }),
        ...tooMany({ relatedProducts: 8 }),
        flaw({ status: 'hidden' }, { status: 'published' }),
        flaw({ publishedAt: 'soon' }, { publishedAt: TO_COME }),
      ]),
    ],
  },
  {
    rule: 'redirects/{slug}',
    name: 'the way to an article',
    there: { ...ARRIVED, 'redirects/on-soap': { to: 'about-soap', auditId: 'first' } },
    asks: [
      getRow('that is there', 'redirects/on-soap', CALLERS),
      getRow('that is not there', 'redirects/none', CALLERS),
      ...listRows('redirects', [], 1),
      ...writeRows('create', lead, EDITORS, { there: { 'redirects/on-soap': null } }),
      ...writeRows('update', lead, EDITORS),
      ...forbiddenWrites('redirects/on-soap', { to: 'about-soap' }).filter(({ action }) =>
        isRemoval(action),
      ),
    ],
    flaws: [
      refusals({ of: lead, by: 'staff' }, [
        ...forged('blogs/on-soap').wrong,
        ...flaws({ to: 'nowhere' }, { when: 1 }),
        ['to itself', { fields: { to: 'on-soap' }, there: { 'blogs/on-soap': ARTICLE } }],
        ['from an article that stays', { there: { 'blogs/on-soap': ARTICLE } }],
        ['to what is no address', { fields: { to: 'About' }, there: { 'blogs/About': ARTICLE } }],
        ['from what is no address', { id: 'On' }, { id: 'on' }],
      ]),
    ],
  },
];

function isRemoval(action: Action): boolean {
  const request = action({ uid: '', email: '', claims: {} });
  return 'commit' in request && request.commit.some((write) => 'remove' in write);
}
