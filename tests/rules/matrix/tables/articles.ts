import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { auditedWrite, auditedDeletion, entry, forged } from '../actions.ts';
import {
  type Action,
  getRow,
  listRows,
  type Place,
  type Variant,
  forbiddenWrites,
  writeRows,
} from '../place.ts';
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

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];
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
      ...listRows(
        'those published',
        { list: 'blogs', where: [IS_PUBLISHED, at(PAST)] },
        CALLERS,
        1000,
      ),
      ...listRows(
        'those to come as well',
        { list: 'blogs', where: [IS_PUBLISHED, at(TO_COME)] },
        STAFF,
        1000,
      ),
      ...listRows('those of any moment', { list: 'blogs', where: [IS_PUBLISHED] }, STAFF, 1000),
      ...listRows(
        'drafts as well',
        { list: 'blogs', where: [['status', 'IN', ['draft', 'published']], at(PAST)] },
        STAFF,
        1000,
      ),
      ...listRows('every one', { list: 'blogs' }, STAFF, 1000),
      ...writeRows('create', make, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', remove, EDITORS),
      ...writeRows('create', rename, EDITORS, { what: 'rename' }),
    ],
    flaws: [
      { of: make, by: 'staff', ...forged('blogs/new') },
      { of: change, by: 'staff', ...forged(PLACE) },
      {
        of: remove,
        by: 'staff',
        wrong: [
          ['without an entry', { entry: null, ends: 'error' }],
          ['with an entry about the collection', { entry: { subject: 'blogs' } }],
          [
            'with the entry of an earlier deletion',
            { there: { [PLACE]: { ...ARTICLE, auditId: 'second' } }, ends: 'error' },
          ],
        ],
      },
      {
        of: make,
        by: 'staff',
        wrong: [
          ['an address in capitals', { id: 'On-Soap' }],
          ['an address of 81 characters', { id: 'n'.repeat(81) }, { id: 'n'.repeat(80) }],
          ['a field of its own', { fields: { pinned: true } }],
        ],
        right: [['that had another address once', { fields: { formerSlug: 'on-soap' } }]],
      },
      {
        of: rename,
        by: 'staff',
        wrong: [
          ['as another’s successor', { fields: { formerSlug: 'something' } }],
          ['without an entry', { entry: null, ends: 'error' }],
          ['to where there is nothing', { beside: { to: 'nowhere' } }],
        ],
      },
      {
        of: change,
        by: 'owner',
        wrong: [
          field('no body', { body: undefined }),
          field('a field of its own', { pinned: true }),
          field('no title', { title: '' }),
          field('a long title', { title: 'n'.repeat(161) }, { title: 'n'.repeat(160) }),
          field('a long excerpt', { excerpt: 'n'.repeat(401) }, { excerpt: 'n'.repeat(400) }),
          field('a long body', { body: 'n'.repeat(60_001) }, { body: 'n'.repeat(60_000) }),
          field(
            'a long cover',
            { coverImageURL: `/${'n'.repeat(2000)}` },
            { coverImageURL: `/${'n'.repeat(1999)}` },
          ),
          field(
            'a cover that is a script',
            { coverImageURL: 'javascript:alert(1)' },
            { coverImageURL: 'https://storage.example/a?b=c' },
          ),
          field(
            'a cover from nowhere',
            { coverImageURL: '//evil.example/a' },
            { coverImageURL: '/pictures/a.webp' },
          ),
          field('a long alternative', { coverAlt: 'n'.repeat(201) }, { coverAlt: 'n'.repeat(200) }),
          field('a long author', { author: 'n'.repeat(81) }, { author: 'n'.repeat(80) }),
          field('a long reviewer', { reviewer: 'n'.repeat(81) }, { reviewer: 'n'.repeat(80) }),
          ['tags in a text', { fields: { tags: 'soap' }, ends: 'error' }, { fields: { tags: [] } }],
          field('a tag that is a number', { tags: [1] }, { tags: ['1'] }),
          field('thirteen tags', { tags: Array(13).fill('a') }, { tags: Array(12).fill('a') }),
          field('long tags', { tags: ['n'.repeat(523)] }, { tags: ['n'.repeat(522)] }),
          [
            'products in a text',
            { fields: { relatedProducts: 'soap' }, ends: 'error' },
            { fields: { relatedProducts: [] } },
          ],
          field(
            'a long product',
            { relatedProducts: ['n'.repeat(662)] },
            { relatedProducts: ['n'.repeat(661)] },
          ),
          field(
            'nine products',
            { relatedProducts: Array(9).fill('a') },
            { relatedProducts: Array(8).fill('a') },
          ),
          field('a product that is no slug', { relatedProducts: ['No/Slug'] }),
          field(
            'a long title for machines',
            { seoTitle: 'n'.repeat(121) },
            { seoTitle: 'n'.repeat(120) },
          ),
          field(
            'a long description',
            { seoDescription: 'n'.repeat(301) },
            { seoDescription: 'n'.repeat(300) },
          ),
          field('an unknown state', { status: 'hidden' }, { status: 'published' }),
          field('no moment', { publishedAt: 'soon' }, { publishedAt: TO_COME }),
          field('another moment of change', { updatedAt: PAST }),
          field(
            'a long former address',
            { formerSlug: 'n'.repeat(81) },
            { formerSlug: 'n'.repeat(80) },
          ),
        ],
      },
    ],
  },
  {
    rule: 'redirects/{slug}',
    name: 'the way to an article',
    there: { ...ARRIVED, 'redirects/on-soap': { to: 'about-soap', auditId: 'first' } },
    asks: [
      getRow('that is there', 'redirects/on-soap', CALLERS),
      getRow('that is not there', 'redirects/none', CALLERS),
      ...listRows('every one', { list: 'redirects' }, [], 1),
      ...writeRows('create', lead, EDITORS, { there: { 'redirects/on-soap': null } }),
      ...writeRows('update', lead, EDITORS),
      ...forbiddenWrites('redirects/on-soap', { to: 'about-soap' }).filter(({ action }) =>
        isRemoval(action),
      ),
    ],
    flaws: [
      {
        of: lead,
        by: 'staff',
        wrong: [
          ...forged('blogs/on-soap').wrong,
          ['to where there is nothing', { fields: { to: 'nowhere' } }],
          ['to itself', { fields: { to: 'on-soap' }, there: { 'blogs/on-soap': ARTICLE } }],
          ['from an article that stays', { there: { 'blogs/on-soap': ARTICLE } }],
          ['to what is no address', { fields: { to: 'About' }, there: { 'blogs/About': ARTICLE } }],
          ['from what is no address', { id: 'On' }, { id: 'on' }],
          ['with a field of its own', { fields: { when: 1 } }],
        ],
      },
    ],
  },
];

function isRemoval(action: Action): boolean {
  const request = action({ uid: '', email: '', claims: {} });
  return 'commit' in request && request.commit.some((write) => 'remove' in write);
}
