import { describe, expect, it } from 'vitest';
import type { ContentPart } from '../shop-content/parts.ts';
import { checkContent } from './check-content.ts';
import { isShopPage } from './shop-address.ts';

const TODAY = { today: '2026-12-10', since: '2026-11-28' };
const faultsOf = (part: ContentPart, value: unknown) => {
  const checked = checkContent(part, value, TODAY);
  return checked.ok ? {} : checked.faults;
};

const section = (id: string, text = 'Text') => ({ id, title: id, lang: '', text });
const POLICY = {
  title: 'Terms',
  effectiveOn: '2026-12-01',
  summary: 'Short.',
  sections: [
    section('seller', 'We are\n\n{seller}'),
    section('prices'),
    section('payment'),
    section('delivery-and-returns'),
    section('complaints', '{grievance}'),
  ],
};

describe('policies', () => {
  it('take what the law wants, whatever else is deleted', () => {
    expect(faultsOf('terms', POLICY)).toEqual({});
    const without = { ...POLICY, sections: POLICY.sections.slice(1) };
    expect(faultsOf('terms', without)).toEqual({ sections: 'law' });
    const anonymous = {
      ...POLICY,
      sections: [section('seller', 'We'), ...POLICY.sections.slice(1)],
    };
    expect(faultsOf('terms', anonymous)).toEqual({ sections: 'law' });
  });

  it('are refused with an empty section, by its path', () => {
    const emptied = {
      ...POLICY,
      sections: [section('seller', ' \n '), ...POLICY.sections.slice(1)],
    };
    expect(faultsOf('terms', emptied)).toEqual({ 'sections.0.text': 'required' });
    expect(faultsOf('terms', { ...POLICY, sections: [] })).toEqual({ sections: 'law' });
  });

  it('apply from the day of the last version at the earliest, and from today at the latest', () => {
    const on = (effectiveOn: string) => faultsOf('terms', { ...POLICY, effectiveOn });
    expect(on('2026-12-10')).toEqual({});
    expect(on('2026-11-28')).toEqual({});
    expect(on('2026-12-11')).toEqual({ effectiveOn: 'later-date' });
    expect(on('2026-11-27')).toEqual({ effectiveOn: 'earlier-date' });
    expect(on('2026-02-30')).toEqual({ effectiveOn: 'date' });
  });
});

describe('links', () => {
  it('lead to a page of the shop that shoppers may open', () => {
    for (const address of ['/', '/faq#returns', '/products?category=Soaps', '/product/neem-soap']) {
      expect(isShopPage(address), address).toBe(true);
    }
    for (const address of ['/shop', '/product', '/product/', '/admin', '/admin/blog', '/test']) {
      expect(isShopPage(address), address).toBe(false);
    }
  });

  it('in menus and texts are checked, and never become a script', () => {
    const menus = (to: string, name = 'Name') => ({
      top: [{ name, to }],
      footer: [],
      policies: ['/privacy', '/terms', '/shipping'].map((path) => ({ name: path, to: path })),
    });
    expect(faultsOf('menus', menus('/faq'))).toEqual({});
    expect(faultsOf('menus', menus('/nowhere'))).toEqual({ 'top.0.to': 'address' });
    expect(faultsOf('menus', menus('//evil.example'))).toEqual({ 'top.0.to': 'address' });
    expect(faultsOf('menus', { ...menus('/faq'), policies: [] })).toEqual({ policies: 'law' });
    const faq = (answer: string) => ({
      groups: [
        {
          id: 'orders',
          title: 'Orders',
          entries: [{ slug: 'a', question: 'A?', answer, live: '' }],
        },
      ],
    });
    const path = 'groups.0.entries.0.answer';
    expect(faultsOf('faq', faq('[Write](/contact) or [read](https://a.example)'))).toEqual({});
    expect(faultsOf('faq', faq('[Read](/nowhere)'))).toEqual({ [path]: 'address' });
    expect(faultsOf('faq', faq('[Read](javascript:alert)'))).toEqual({ [path]: 'address' });
  });
});

it('the words of letters name known placeholders only', () => {
  const letters = (subject: string) => ({
    letters: ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'].map((id) => ({
      ...{ id, heading: '', closing: '' },
      subject: id === 'paid' ? subject : '',
    })),
  });
  const path = 'letters.1.subject';
  expect(faultsOf('letters', letters('Order {number} for {name}'))).toEqual({});
  expect(faultsOf('letters', letters('Order {nubmer}'))).toEqual({ [path]: 'placeholder' });
  expect(faultsOf('letters', letters('Order {number'))).toEqual({ [path]: 'brackets' });
});

it('a charge by weight is one row of whole grams and paise', () => {
  const fees = (...weight: object[]) => faultsOf('fees', { states: [], weight });
  const heavy = { includedGrams: 2_000, stepGrams: 500, stepPaise: 3_000 };
  expect(faultsOf('fees', { states: [] })).toEqual({});
  expect(fees(heavy)).toEqual({});
  expect(fees({ ...heavy, includedGrams: 0, stepPaise: 1 })).toEqual({});
  expect(fees(heavy, heavy)).toEqual({ weight: 'too-many' });
  for (const [name, value, fault] of [
    ['includedGrams', Number.NaN, 'number'],
    ['includedGrams', 50_001, 'number'],
    ['stepGrams', 0, 'number'],
    ['stepGrams', 1.5, 'number'],
    ['stepPaise', 0, 'amount'],
    ['stepPaise', Number.NaN, 'amount'],
    ['stepPaise', 1_000_001, 'amount'],
  ] as const) {
    expect(fees({ ...heavy, [name]: value })).toEqual({ [`weight.0.${name}`]: fault });
  }
});

it('a State has one delivery charge, in whole paise', () => {
  const fees = (...states: object[]) => faultsOf('fees', { states });
  const goa = { state: 'Goa', feePaise: 9_900 };
  expect(fees(goa)).toEqual({});
  expect(fees(goa, goa)).toEqual({ states: 'twice' });
  expect(fees({ ...goa, feePaise: 9.5 })).toEqual({ 'states.0.feePaise': 'amount' });
  expect(fees({ ...goa, feePaise: Number.NaN })).toEqual({ 'states.0.feePaise': 'amount' });
  expect(fees({ ...goa, state: 'Atlantis' })).toEqual({ 'states.0.state': 'choice' });
});

it('days of returns are whole and within bounds, and faults have at least as many as other returns', () => {
  const terms = { returnDays: 7, faultDays: 180, refundDays: 3 };
  expect(faultsOf('returns', terms)).toEqual({});
  expect(faultsOf('returns', { ...terms, returnDays: 30, faultDays: 30 })).toEqual({});
  expect(faultsOf('returns', { ...terms, returnDays: 31, faultDays: 30 })).toEqual({
    faultDays: 'fewer-days',
  });
  for (const [name, value] of [
    ...([0, 91, 1.5, Number.NaN].map((days) => ['returnDays', days]) as [string, number][]),
    ...([6, 181].map((days) => ['faultDays', days]) as [string, number][]),
    ...([0, 16].map((days) => ['refundDays', days]) as [string, number][]),
  ]) {
    expect(faultsOf('returns', { ...terms, [name]: value })).toEqual({ [name]: 'days' });
  }
});
