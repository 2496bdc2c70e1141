import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf } from '../../../tests/support/fixtures/listed.ts';
import { CATEGORIES } from '../product/category.ts';
import { nearestSearches } from './nearest-searches.ts';
import { searchIndex } from './search-index.ts';
import { filterListed } from './search-products.ts';
import { findCategories, findProducts, matchesText } from './search.ts';

const item = (title: string, description = '') => ({
  title,
  description,
  sku: `FR-${title.length}`,
});

const ashwagandha = item('Ashwagandha Root Capsules', 'Withania, a root for evenings.');
const turmeric = item('Turmeric & Almond Day Cream', 'Soft, and faintly yellow.');
const curcumin = item('Turmeric Curcumin Capsules with Black Pepper');
const tea = item('Tulsi Green Tea', 'Three kinds of holy leaf.');
const soap = item('Neem & Tulsi Soap', 'Neem oil, cooked slowly.');
const taila = item('तिल तैलम्', 'Pressed cold.');
const gel = item('Aloe Vera Gel', 'Nothing but the leaf.');
const hair = item('Amla & Shikakai Shampoo', 'For hair that is washed often.');
const named = { ashwagandha, turmeric, curcumin, tea, soap, taila, gel, hair };
const shop = Object.values(named);
const index = searchIndex(shop);
const nearest = (text: string) => nearestSearches(index, text, findProducts(index, text).spellings);
const found = (text: string) => findProducts(index, text).products;

test.each(
  casesOf({
    ashwagandha: `
      ashwagandha | ashwaghanda | asvagandha | ashvagandha | aswagandha | aśvagandhā | अश्वगंधा
      अश्वगन्धा | sshwagandha | shwagandha | ahswagandha | ashvag | asgandh | withania somnifera
      winter cherry capsules`,
    'turmeric, curcumin': 'haldi | हल्दी | hurmeric | hurme | hadli | curcuma longa',
    turmeric: 'haldi cream',
    curcumin: 'kali mirch',
    'tea, soap': 'tulasi | तुलसी | holy basil',
    tea: 'tulasi tea',
    soap: 'nim | nim oil | neem oil | नीम',
    taila: 'tailam | sesame',
    gel: 'aloevera | aloe-vera',
    hair: 'indian gooseberry | aamla shikakay | shampu',
  }),
)('%s finds %s', (text, names) => {
  const products = names.split(', ').map((name) => named[name as keyof typeof named]);
  expect(found(text)).toEqual(products);
  expect(filterListed(shop, text)).toEqual(products);
});

test.each(['zzzz', 'qwertyoil', '🪔', '.*', '<script>', 'balm', 'xy', 'lamp', 'क्ष'.repeat(40)])(
  '%s finds nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

const exact = item('Haldi face pack');
const folded = item('Haldee mask');
const synonym = item('Turmeric soap');
const typo = item('Halki lotion');
const described = item('Foot cream', 'With turmerik in it.');
const weekly = item('Foot soap', 'Use it within eight weeks.');
const oil = item('Face Oil with Saffron');
const rose = item('Rose soap');
const rice = item('Brown rice', 'Rise early.');

test.each([
  [
    'exact, other spellings, synonyms',
    'haldi',
    [synonym, typo, folded, exact],
    [exact, folded, synonym],
  ],
  ['a typo without better matches', 'haldi', [typo], [typo]],
  ['no typo beside better matches', 'haldi', [typo, synonym], [synonym]],
  ['no description beside a title as near', 'hurmeric', [described, synonym], [synonym]],
  ['a description alone', 'turmerak', [described], [described]],
  ['no word of a description with another first letter', 'weight', [weekly], []],
  ['no word of a description that is far', 'vitamin', [weekly], []],
  ['a word of a description with its first letter', 'withim', [weekly], [weekly]],
  ['no connecting word of a title joined with another', 'shilajit', [oil], []],
  ['two words of a title in one', 'faceoil', [oil], [oil]],
  ['typos where words never match together', 'rise soap', [rice, rose], [rose]],
])('found first are %s: "%s"', (_, text, items, products) => {
  expect(findProducts(searchIndex(items), text).products).toEqual(products);
});

test('the interpretation of each word is reported, and determines whether a text matches', () => {
  const spellingsOf = (text: string) => findProducts(index, text).spellings;
  const takenFor = (text: string) =>
    [...spellingsOf(text)].map(([word, taken]) => [word, ...taken]);
  expect(takenFor('aloevera')).toEqual([['aloevera', 'aloe vera']]);
  const search = 'hurmeric cream';
  expect(takenFor(search)).toEqual([['hurmeric', 'turmeric'], ['cream']]);
  expect(matchesText(turmeric.title, search, spellingsOf(search))).toBe(true);
  expect(matchesText(turmeric.description, search, spellingsOf(search))).toBe(false);
  expect(matchesText(turmeric.title, search)).toBe(false);
});

test('categories are found by near spellings too', () => {
  const categories = (text: string) =>
    findCategories(
      CATEGORIES.map((name) => ({ name })),
      text,
    ).products.map(({ name }) => name);
  expect([categories('hair kare'), categories('nutriton')]).toEqual([['Hair Care'], ['Nutrition']]);
  expect(categories('turmeric')).toEqual([]);
});

test.each<readonly [string, readonly string[]]>([
  ['cpsles', ['capsules']],
  // Words that never occur together are offered one by one, as the shop spells them.
  ['sshwagandha tea', ['ashwagandha', 'tea']],
  ['neem cream zzzz', ['neem', 'cream']],
  // Searches with one word left out come first.
  ['neem soap cream', ['neem soap', 'neem', 'soap']],
  ...['zzzz', '🪔', '.*', '', '<script>alert(1)</script>'].map((text) => [text, []] as const),
])('"%s", which finds nothing, offers %j', (text, offers) => {
  expect(found(text)).toEqual([]);
  expect(nearest(text)).toEqual(offers);
});

test('every offered search has results', () => {
  const letters = fc.constantFrom(...Array.from('aeimnorstu lkhg'));
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      for (const offer of nearest(text)) expect(found(offer)).not.toEqual([]);
    }),
  );
});

test('a function word is no search to offer', () => {
  // Two edits from "with", which stands in a title.
  expect(nearest('weight loss')).toEqual([]);
});
