import { priceSteps, parsePercent } from '#domain/pricing/bulk-price.ts';
import { formatMoney } from '#domain/money/money.ts';
import { changeOfProduct, type ProductChange } from '#domain/product-change/product-change.ts';
import type { ProductDraft } from '#domain/product/product-draft.ts';
import { publishingGate } from '#domain/product/product-gate.ts';
import { startsSellingFood } from '#domain/product/product-record.ts';
import type { Product } from '#domain/product/product.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { words } from '#text/admin/bulk.ts';
import { words as listWords } from '#text/admin/products.ts';

/** A bulk action. */
export type BulkAction =
  | { readonly action: 'archive' | 'activate' }
  | { readonly action: 'category'; readonly category: string }
  | { readonly action: 'price'; readonly percent: string };

/** One product of a plan, in words; `draft` is null when it stays unchanged. */
export interface PlanRow {
  readonly product: Product;
  readonly before: string;
  readonly after: string;
  readonly draft: ProductDraft | null;
}

/** The changes that an action makes to each product; or what is wrong with its input, in words. */
export function bulkPlan(
  products: readonly Product[],
  bulkAction: BulkAction,
): readonly PlanRow[] | string {
  if (bulkAction.action === 'price') {
    const percent = parsePercent(bulkAction.percent);
    if (typeof percent !== 'number') {
      return bulkAction.percent.trim() === '' ? words.percentMissing : numberSentence(percent);
    }
    const steps = priceSteps(products, { by: 'percent', percent }, 'rupee');
    return products.flatMap((product, place) => {
      const step = steps[place];
      if (!step) return [];
      const { from, to, refused } = step;
      const after = refused ? words.refused[refused] : formatMoney(to);
      const draft = refused ? null : { ...product, price: to };
      return [{ product, before: formatMoney(from), after, draft }];
    });
  }
  if (bulkAction.action === 'category') {
    const { category } = bulkAction;
    return products.map((product) => {
      const same = product.category === category;
      const after = same ? words.refused.same : category;
      const draft = same ? null : { ...product, category };
      return { product, before: product.category, after, draft };
    });
  }
  const active = bulkAction.action === 'activate';
  return products.map((product) => {
    const before = product.active ? listWords.active : listWords.archived;
    if (product.active === active) {
      return { product, before, after: words.refused.same, draft: null };
    }
    const { missing, claims } = publishingGate({ ...product, active }, null);
    if (active && missing.length + claims.length > 0) {
      return { product, before, after: words.refused.gate, draft: null };
    }
    const after = active ? listWords.active : listWords.archived;
    return { product, before, after, draft: { ...product, active } };
  });
}

/** The changes of a plan, as they are saved. */
export function changesOfPlan(plan: readonly PlanRow[]): readonly ProductChange[] {
  return plan.flatMap(({ product, draft }) => {
    const change = draft && changeOfProduct(product, draft, null);
    return change ? [change] : [];
  });
}

/** The rows of a plan that put a food on sale. */
export function newFoods(plan: readonly PlanRow[]): readonly PlanRow[] {
  return plan.filter(({ product, draft }) => draft && startsSellingFood(draft, product));
}

/** A plan in which these rows stay as they are, because the seller has no licence for food. */
export function withoutLicence(
  plan: readonly PlanRow[],
  foods: readonly PlanRow[],
): readonly PlanRow[] {
  return plan.map((row) =>
    foods.includes(row) ? { ...row, after: words.refused.licence, draft: null } : row,
  );
}
