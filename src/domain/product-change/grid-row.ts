import type { DraftFault } from '../product/product-draft.ts';
import { parseStock } from '../product/product-draft.ts';
import { productFormValues } from '../product/product-form.ts';
import { parseProductForm } from '../product/parse-product-form.ts';
import { type GateAnswer, publishingGate } from '../product/product-gate.ts';
import type { Product } from '../product/product.ts';
import {
  changeOfProduct,
  differencesOf,
  type FieldDifference,
  type ProductChange,
} from './product-change.ts';

/** The columns that the grid edits, in their order. */
export const GRID_FIELDS = ['price', 'mrp', 'stock', 'lowStockAt', 'category', 'active'] as const;

/** A column. */
export type GridField = (typeof GRID_FIELDS)[number];

/** What is typed into the cells of one product. A cell that is not there is unchanged. */
export interface GridEdit {
  readonly cells: Readonly<Partial<Record<GridField, string>>>;
  /** Stock when its cell was edited, in pieces: orders in between keep what they took. */
  readonly stockFrom: number;
}

/** A wrong cell: a value that cannot be read, or a product that may not be on sale. */
export type GridFault = DraftFault | { readonly code: 'gate'; readonly gate: GateAnswer };

/** What the edit of a row means. A row with faults has no change. */
export interface GridRow {
  readonly faults: Readonly<Partial<Record<GridField, GridFault>>>;
  readonly change: ProductChange | null;
  readonly differences: readonly FieldDifference[];
  /** Whether the product is on sale afterwards, and as what: food needs the seller's licence. */
  readonly draft: Pick<Product, 'active' | 'category' | 'productClass'>;
}

/** The values of a product's cells, as its form shows them. An MRP that equals the price is written out. */
export function gridValues(product: Product): Readonly<Record<GridField, string>> {
  const { price, mrp, lowStockAt, category, active } = productFormValues(product);
  const stock = String(product.stock);
  return { price, mrp: mrp || price, stock, lowStockAt, category, active };
}

/**
 * Reads the edit of a row by the rules of the product's form: the price is never above the MRP, and only a complete
 * product goes on sale. The MRP stands on the pack: it stays when only the price changes, also where both were the same.
 */
export function gridRow(product: Product, { cells, stockFrom }: GridEdit): GridRow {
  const none = { change: null, differences: [], draft: product };
  const { stock: typedStock, ...typed } = { ...cells };
  const values = gridValues(product);
  const read = parseProductForm({ ...productFormValues(product), mrp: values.mrp, ...typed });
  const stock = typedStock === undefined ? null : parseStock(typedStock);
  const faults: Partial<Record<GridField, GridFault>> = {};
  if (!read.ok) {
    for (const field of GRID_FIELDS) {
      const fault = read.faults[field];
      if (fault) faults[field] = fault;
    }
    const mrp = faults.mrp;
    // The cell that was edited is the wrong one.
    if (mrp?.code === 'below-price' && cells.mrp === undefined) {
      faults.price = mrp;
      delete faults.mrp;
    }
    // A field outside the grid that is stored wrong is reported beside the status.
    if (Object.keys(faults).length === 0) faults.active = { code: 'choice' };
  }
  if (typedStock?.trim() === '') faults.stock = { code: 'required' };
  else if (stock !== null && typeof stock !== 'number') faults.stock = stock;
  if (cells.price !== undefined && /^[₹\s0.]*$/u.test(cells.price))
    faults.price = { code: 'required' };
  if (!read.ok || Object.keys(faults).length > 0) return { ...none, faults };
  const draft = read.value;
  const gate = publishingGate(draft, product);
  if (draft.active && gate.missing.length + gate.claims.length > 0) {
    return { ...none, faults: { active: { code: 'gate', gate } } };
  }
  const counted = typeof stock === 'number' ? stock : null;
  return {
    faults,
    change: changeOfProduct(product, draft, counted, stockFrom),
    differences: differencesOf(product, draft, counted, stockFrom),
    draft,
  };
}
