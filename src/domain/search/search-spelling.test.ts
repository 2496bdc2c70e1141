import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
const shop = [ashwagandha, turmeric, curcumin, tea, soap, taila, gel, hair];
const index = searchIndex(shop);
const nearest = (text: string) => nearestSearches(index, text, findProducts(index, text).spellings);
const found = (text: string) => findProducts(index, text).products;

describe('a product is found', () => {
  test.each([
    'ashwagandha',
    'ashwaghanda',
    'asvagandha',
    'ashvagandha',
    'aswagandha',
    'aśvagandhā',
    'अश्वगंधा',
    'अश्वगन्धा',
    'sshwagandha',
    'shwagandha',
    'ahswagandha',
    'ashvag',
    'asgandh',
    'withania somnifera',
    'winter cherry capsules',
  ])('as %s', (text) => {
    expect(found(text)).toEqual([ashwagandha]);
  });

  test.each([
    ['haldi', [turmeric, curcumin]],
    ['हल्दी', [turmeric, curcumin]],
    ['hurmeric', [turmeric, curcumin]],
    ['hurme', [turmeric, curcumin]],
    ['haldi cream', [turmeric]],
    ['hadli', [turmeric, curcumin]],
    ['curcuma longa', [turmeric, curcumin]],
    ['tulasi', [tea, soap]],
    ['tulasi tea', [tea]],
    ['तुलसी', [tea, soap]],
    ['holy basil', [tea, soap]],
    ['nim', [soap]],
    ['nim oil', [soap]],
    ['neem oil', [soap]],
    ['नीम', [soap]],
    ['tailam', [taila]],
    ['sesame', [taila]],
    ['aloevera', [gel]],
    ['aloe-vera', [gel]],
    ['indian gooseberry', [hair]],
    ['aamla shikakay', [hair]],
    ['kali mirch', [curcumin]],
    ['shampu', [hair]],
  ])('for %s', (text, products) => {
    expect(found(text)).toEqual(products);
    expect(filterListed(shop, text)).toEqual(products);
  });

  test.each(['zzzz', 'qwertyoil', '🪔', '.*', '<script>', 'balm', 'xy', 'lamp', 'क्ष'.repeat(40)])(
    'never for %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('better matches come first', () => {
  const exact = item('Haldi face pack');
  const folded = item('Haldee mask');
  const synonym = item('Turmeric soap');
  const typo = item('Halki lotion');

  test('exact, then other spellings, then synonyms', () => {
    const mixed = searchIndex([synonym, typo, folded, exact]);
    expect(findProducts(mixed, 'haldi').products).toEqual([exact, folded, synonym]);
  });

  test('a typo is assumed only without better matches', () => {
    expect(findProducts(searchIndex([typo]), 'haldi').products).toEqual([typo]);
    expect(findProducts(searchIndex([typo, synonym]), 'haldi').products).toEqual([synonym]);
  });

  test('descriptions are ignored when a title has a match as near', () => {
    const described = item('Foot cream', 'With turmerik in it.');
    expect(findProducts(searchIndex([described, synonym]), 'hurmeric').products).toEqual([synonym]);
    expect(findProducts(searchIndex([described]), 'turmerak').products).toEqual([described]);
  });

  test('words of descriptions begin with the typed letter', () => {
    const weekly = item('Foot soap', 'Use it within eight weeks.');
    expect(findProducts(searchIndex([weekly]), 'weight').products).toEqual([]);
    expect(findProducts(searchIndex([weekly]), 'vitamin').products).toEqual([]);
    expect(findProducts(searchIndex([weekly]), 'withim').products).toEqual([weekly]);
  });

  test('connecting words of a title join no other word', () => {
    const oil = item('Face Oil with Saffron');
    expect(findProducts(searchIndex([oil]), 'shilajit').products).toEqual([]);
    expect(findProducts(searchIndex([oil]), 'faceoil').products).toEqual([oil]);
  });

  test('words that match separately but never together may have typos', () => {
    const rose = item('Rose soap');
    const rise = item('Brown rice', 'Rise early.');
    expect(findProducts(searchIndex([rise, rose]), 'rise soap').products).toEqual([rose]);
  });
});

describe('the interpretation of words', () => {
  const takenFor = (text: string) =>
    [...findProducts(index, text).spellings].map(([word, taken]) => [word, ...taken]);

  test('is reported word by word', () => {
    expect(takenFor('hurmeric cream')).toEqual([['hurmeric', 'turmeric'], ['cream']]);
    expect(takenFor('aloevera')).toEqual([['aloevera', 'aloe vera']]);
  });

  test('determines whether a text matches', () => {
    const { spellings } = findProducts(index, 'hurmeric cream');
    expect(matchesText(turmeric.title, 'hurmeric cream', spellings)).toBe(true);
    expect(matchesText(turmeric.description, 'hurmeric cream', spellings)).toBe(false);
    expect(matchesText(turmeric.title, 'hurmeric cream')).toBe(false);
  });

  test('applies to categories too', () => {
    expect(findCategories('hair kare').products).toEqual(['Hair Care']);
    expect(findCategories('nutriton').products).toEqual(['Nutrition']);
    expect(findCategories('turmeric').products).toEqual([]);
  });
});

describe('without results', () => {
  test('the nearest words of titles are offered', () => {
    expect(found('cpsles')).toEqual([]);
    expect(nearest('cpsles')).toEqual(['capsules']);
  });

  test('words that never occur together are offered one by one, as the shop spells them', () => {
    expect(nearest('sshwagandha tea')).toEqual(['ashwagandha', 'tea']);
    expect(nearest('neem cream zzzz')).toEqual(['neem', 'cream']);
  });

  test('searches with one word left out come first', () => {
    expect(nearest('neem soap cream')).toEqual(['neem soap', 'neem', 'soap']);
  });

  test('nothing is offered when nothing is near', () => {
    for (const text of ['zzzz', '🪔', '.*', '', '<script>alert(1)</script>']) {
      expect(nearest(text), text).toEqual([]);
    }
  });

  test('every offered search has results', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('aeimnorstu lkhg')) }),
        (text) => {
          for (const offer of nearest(text)) expect(found(offer)).not.toEqual([]);
        },
      ),
    );
  });
});
