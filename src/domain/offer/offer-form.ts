import type { FieldFault, NumberFault } from '../core/form.ts';
import { indianMinute } from '../core/dates.ts';
import { formReader } from '../core/form-reader.ts';
import { plainLine } from '../core/plain-text.ts';
import { type Paise, paise, rupeesFromPaise } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { typedCount, typedPercent } from '../money/typed-number.ts';
import { type OfferTitleFault, offerTitleFault } from './offer-title.ts';
import {
  MAX_OFFER_PRODUCTS,
  MAX_OFFER_TITLE,
  MAX_ORDER_PERCENT,
  type OfferDraft,
  type OfferGoods,
  type OfferTerms,
  type OfferTier,
} from './offer.ts';

/**
 * The fields of each kind of offer, in the order of the form. Amounts are typed in rupees, times as day and time in India,
 * products as slugs with spaces.
 */
const FIELDS_OF = {
  'buy-get': [
    'title',
    'kind',
    'buyPieces',
    'buy',
    'buyProducts',
    'getPieces',
    'get',
    'getProducts',
    'percent',
    'times',
    'from',
    'until',
  ],
  tiered: [
    'title',
    'kind',
    'worth',
    'from1',
    'off1',
    'from2',
    'off2',
    'from3',
    'off3',
    'from',
    'until',
  ],
  prepaid: ['title', 'kind', 'worth', 'most', 'from1', 'off1', 'from', 'until'],
} as const satisfies Readonly<Record<OfferTerms['kind'], readonly string[]>>;

/** A field. */
export type OfferField = (typeof FIELDS_OF)[OfferTerms['kind']][number];

/** Faults of a field. */
export type OfferFormFault =
  | FieldFault
  | NumberFault
  | OfferTitleFault
  | 'moment'
  | 'order'
  | 'products'
  | 'tiers'
  | 'nothing-left';

type Typed = Readonly<Record<string, string>>;

const CATEGORY = 'category ';

/** The form value of a category: no name of one is another choice. */
export function categoryChoice(category: string): string {
  return `${CATEGORY}${category}`;
}

/** The category of a form value; empty for another choice. */
function categoryOf(choice: string): string {
  return choice.startsWith(CATEGORY) ? choice.slice(CATEGORY.length) : '';
}

/** Which fields an offer of what is typed has. */
export function offerFields({ kind, buy, get, worth }: Typed): readonly OfferField[] {
  const isUsed: Partial<Record<OfferField, boolean>> = {
    buyProducts: buy === 'products',
    getProducts: get === 'products',
    most: worth === 'percent',
  };
  const fields: readonly OfferField[] =
    FIELDS_OF[kind === 'tiered' || kind === 'prepaid' ? kind : 'buy-get'];
  return fields.filter((name) => isUsed[name] ?? true);
}

/** The form values of an offer; of a new one without. */
export function offerFormValues(offer: OfferDraft | null): Readonly<Record<OfferField, string>> {
  const { terms } = offer ?? {};
  const buyGet = terms?.kind === 'buy-get' ? terms : null;
  const tiers = terms?.kind === 'tiered' ? terms.tiers : [];
  const [first, second, third] = terms?.kind === 'prepaid' ? [terms.tier] : tiers;
  const moment = (at: number | undefined): string => (at === undefined ? '' : indianMinute(at));
  return {
    title: offer?.title ?? '',
    kind: terms?.kind ?? 'buy-get',
    buyPieces: String(buyGet?.buyPieces ?? 2),
    buy: choiceOf(buyGet?.buy),
    buyProducts: slugsOf(buyGet?.buy),
    getPieces: String(buyGet?.getPieces ?? 1),
    get: buyGet?.get ? choiceOf(buyGet.get) : 'same',
    getProducts: slugsOf(buyGet?.get),
    percent: String(buyGet?.percent ?? 100),
    times: String(buyGet?.times ?? 1),
    worth: first?.off.kind ?? 'percent',
    from1: rupees(first?.fromPaise),
    off1: offOf(first),
    most: rupees(first?.off.kind === 'percent' ? first.off.mostPaise : undefined),
    from2: rupees(second?.fromPaise),
    off2: offOf(second),
    from3: rupees(third?.fromPaise),
    off3: offOf(third),
    from: moment(offer?.fromAt),
    until: moment(offer?.untilAt),
  };
}

const rupees = (amount: number | undefined): string =>
  amount ? String(rupeesFromPaise(paise(amount))) : '';

function offOf(tier: OfferTier | undefined): string {
  if (!tier) return '';
  return tier.off.kind === 'percent' ? String(tier.off.percent) : rupees(tier.off.amountPaise);
}

function choiceOf(goods: OfferGoods | null | undefined): string {
  if (!goods) return 'products';
  return goods.of === 'category' ? categoryChoice(goods.category) : goods.of;
}

function slugsOf(goods: OfferGoods | null | undefined): string {
  return goods?.of === 'products' ? goods.slugs.join(' ') : '';
}

/** Parses the form (amounts in paise, times in epoch milliseconds), or returns the faults by field. */
export function parseOfferForm(
  typed: Typed,
  active: boolean,
):
  | { readonly ok: true; readonly value: OfferDraft }
  | { readonly ok: false; readonly faults: Readonly<Record<string, OfferFormFault>> } {
  const faults: Record<string, OfferFormFault> = {};
  const { text, number, period } = formReader<OfferField>(typed, (name, fault) => {
    faults[name] = fault;
  });
  const required = <N extends number>(name: OfferField, read: N | NumberFault): N | undefined => {
    if (text(name) !== '') return number(name, read);
    faults[name] = 'required';
    return undefined;
  };
  const count = (name: OfferField): number =>
    required(name, typedCount(text(name), { least: 1, most: 20 })) ?? 1;
  const percent = (name: OfferField, most: number): number =>
    required(name, typedPercent(text(name), { least: 1, most })) ?? 1;
  const amount = (name: OfferField): Paise =>
    required(name, typedAmount(text(name), 1)) ?? paise(1);

  const terms = termsOf();
  const title = plainLine(text('title'));
  const titleFault = offerTitleFault(title, terms);
  if (title === '') faults['title'] = 'required';
  else if (title.length > MAX_OFFER_TITLE) faults['title'] = 'too-long';
  else if (titleFault && Object.keys(faults).length === 0) faults['title'] = titleFault;
  const dates = period();
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, value: { title, active, terms, ...dates } };

  function termsOf(): OfferTerms {
    switch (text('kind')) {
      case 'tiered': {
        const rows = ([1, 2, 3] as const).filter(
          (n) => n === 1 || text(`from${n}`) !== '' || text(`off${n}`) !== '',
        );
        const tiers = rows.map((n) => tierOf(`from${n}`, `off${n}`));
        for (const [index, { fromPaise }] of tiers.entries()) {
          const before = tiers[index - 1];
          if (before && fromPaise <= before.fromPaise) faults[`from${rows[index]}`] ??= 'tiers';
        }
        return { kind: 'tiered', tiers };
      }
      case 'prepaid':
        return { kind: 'prepaid', tier: tierOf('from1', 'off1') };
      default:
        return {
          kind: 'buy-get',
          buy: goodsOf('buy', 'buyProducts'),
          buyPieces: count('buyPieces'),
          get: text('get') === 'same' ? null : goodsOf('get', 'getProducts'),
          getPieces: count('getPieces'),
          percent: percent('percent', 100),
          times: count('times'),
        };
    }
  }

  function tierOf(from: OfferField, off: OfferField): OfferTier {
    const mayBeEmpty = text('kind') === 'prepaid' && text(from) === '';
    const fromPaise = mayBeEmpty ? paise(0) : amount(from);
    if (text('worth') === 'amount') {
      const amountPaise = amount(off);
      if (amountPaise >= fromPaise) faults[off] ??= 'nothing-left';
      return { fromPaise, off: { kind: 'amount', amountPaise } };
    }
    const capped = text('kind') === 'prepaid' && text('most') !== '';
    return {
      fromPaise,
      off: {
        kind: 'percent',
        percent: percent(off, MAX_ORDER_PERCENT),
        ...(capped && { mostPaise: amount('most') }),
      },
    };
  }

  function goodsOf(choice: 'buy' | 'get', products: OfferField): OfferGoods {
    const category = categoryOf(text(choice));
    if (category) return { of: 'category', category };
    if (text(choice) === 'all') return { of: 'all' };
    const slugs = text(products).split(' ').filter(Boolean);
    if (slugs.length === 0) faults[products] = 'required';
    if (slugs.length > MAX_OFFER_PRODUCTS) faults[products] = 'products';
    return { of: 'products', slugs };
  }
}
