import type { CsvRow } from '../core/csv.ts';
import { bareHeading, type OtherShop } from './csv-headings.ts';
import { type ColumnMapping, MAPPED_FIELDS, type MappedField } from './foreign-format.ts';
import type { CsvFault } from './product-csv.ts';

/** A picture of an export, by its address. */
export interface ForeignPicture {
  readonly address: string;
  readonly alt: string;
}

/** A variant of another shop's product, or a product without variants: one product here. */
export interface ForeignProduct {
  readonly row: number;
  /** Names the product whose variants belong together. */
  readonly group: string;
  /** What tells it from the other variants, such as "100 g"; none for an only variant. */
  readonly options: readonly string[];
  /** The cells of the mapped columns; what a variant lacks is its product's. */
  readonly cells: Readonly<Record<MappedField, string>>;
  /** Its own picture first, then its product's, each once. */
  readonly pictures: readonly ForeignPicture[];
}

/** The products of an export, and the rows that belong to none. */
export interface ForeignProducts {
  readonly products: readonly ForeignProduct[];
  readonly faults: readonly CsvFault[];
}

/** Reads an export of another shop. Row numbers are the spreadsheet's. */
export function foreignProducts(
  format: OtherShop,
  heading: readonly string[],
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
): ForeignProducts {
  const read = rows.map((row) => foreignRow(heading, row, mapping));
  return format === 'shopify' ? shopifyProducts(read) : wooProducts(read);
}

interface ForeignRow {
  readonly row: number;
  /** A cell by one of its possible headings. */
  readonly get: (...names: readonly string[]) => string;
  readonly cells: Readonly<Record<MappedField, string>>;
}

function foreignRow(
  heading: readonly string[],
  { row, cells: texts }: CsvRow,
  mapping: ColumnMapping,
): ForeignRow {
  const byName = new Map(heading.map((name, place) => [name.trim(), texts[place] ?? '']));
  const byBare = new Map(heading.map((name, place) => [bareHeading(name), texts[place] ?? '']));
  const typed = MAPPED_FIELDS.map((field) => [field, (byName.get(mapping[field]) ?? '').trim()]);
  const cells = Object.fromEntries(typed) as Record<MappedField, string>;
  return {
    row,
    get: (...names) => names.map((name) => (byBare.get(name) ?? '').trim()).find(Boolean) ?? '',
    cells: { ...cells, weightGrams: gramsIn(cells.weightGrams, mapping.weightGrams) },
  };
}

/** Grams of the units that a heading may end in, such as "Weight (kg)"; grams where it names none. */
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/kg$/u, 1000],
  [/lbs?$/u, 453.592_37],
  [/oz$/u, 28.349_523],
];

/** A cell of a weight column in whole grams. An export writes 0 for no weight. What is no number stays, for its error. */
function gramsIn(cell: string, heading: string): string {
  if (!/^\d+(?:\.\d+)?$/u.test(cell)) return cell;
  const factor = GRAMS.find(([unit]) => unit.test(bareHeading(heading)))?.[1] ?? 1;
  const grams = Number(cell) * factor;
  return grams === 0 ? '' : String(Math.max(1, Math.round(grams)));
}

/**
 * Shopify: the rows of a handle are one product. The first holds its texts, each row with a variant's values one
 * variant, and every row may bring one more picture.
 */
function shopifyProducts(rows: readonly ForeignRow[]): ForeignProducts {
  const faults: CsvFault[] = [];
  const groups = new Map<string, ForeignRow[]>();
  for (const row of rows) {
    const handle = row.get('handle', 'urlhandle');
    if (handle === '') faults.push({ row: row.row, column: 'Handle', code: 'no-group' });
    else groups.set(handle, [...(groups.get(handle) ?? []), row]);
  }
  const products = [...groups].flatMap(([group, all]) => {
    const [first] = all;
    if (!first) return [];
    const shared = distinct(all.map(shopifyPicture));
    const variants = all.filter(
      (row) =>
        row === first ||
        row.get('option1value', 'variantsku', 'sku', 'variantprice', 'price') !== '',
    );
    return variants.map((row): ForeignProduct => {
      const values = ['option1value', 'option2value', 'option3value'].map((name) => row.get(name));
      const own = row.get('variantimage', 'variantimageurl');
      const alt = shared.find(({ address }) => address === own)?.alt ?? '';
      return {
        row: row.row,
        group,
        options: variants.length === 1 ? [] : values.filter((value) => !isNoChoice(value)),
        cells: row === first ? row.cells : inherited(row.cells, first.cells),
        pictures: distinct([...(own ? [{ address: own, alt }] : []), ...shared]),
      };
    });
  });
  return { products, faults };
}

const shopifyPicture = (row: ForeignRow): ForeignPicture => ({
  address: row.get('imagesrc', 'productimageurl'),
  alt: row.get('imagealttext'),
});

/** Shopify calls the only variant of a product "Default Title". */
const isNoChoice = (value: string): boolean => value === '' || value === 'Default Title';

/** Fields that belong to a variant alone. */
const OWN: readonly MappedField[] = ['price', 'mrp', 'sku', 'stock'];

function inherited(
  own: ForeignProduct['cells'],
  parent: ForeignProduct['cells'],
): ForeignProduct['cells'] {
  const cells = MAPPED_FIELDS.map((field) => [
    field,
    own[field] || (OWN.includes(field) ? '' : parent[field]),
  ]);
  return Object.fromEntries(cells) as Record<MappedField, string>;
}

/** WooCommerce: a row is a simple product, a variable one, or a variation that names its parent by SKU or id. */
function wooProducts(rows: readonly ForeignRow[]): ForeignProducts {
  const faults: CsvFault[] = [];
  const parents = new Map<string, ForeignRow>();
  for (const row of rows.filter((one) => wooType(one) === 'variable')) {
    const sku = row.get('sku');
    if (sku) parents.set(sku, row);
    parents.set(`id:${row.get('id')}`, row);
  }
  const products = rows.flatMap((row): readonly ForeignProduct[] => {
    const type = wooType(row);
    if (type === 'variable') return [];
    if (type === 'simple') {
      const group = row.cells.sku || row.get('id') || row.cells.title;
      return [{ ...wooProduct(row), group, options: [], cells: row.cells }];
    }
    if (type !== 'variation') {
      faults.push({ row: row.row, column: 'Type', code: 'foreign-type', detail: row.get('type') });
      return [];
    }
    const parent = parents.get(row.get('parent'));
    if (!parent) {
      faults.push({ row: row.row, column: 'Parent', code: 'no-parent', detail: row.get('parent') });
      return [];
    }
    const values = Array.from({ length: 9 }, (_, index) => row.get(`attribute${index + 1}values`));
    const { pictures } = wooProduct(row);
    return [
      {
        row: row.row,
        group: `id:${parent.get('id')}`,
        options: values.filter((value) => value !== ''),
        // A variation's own name repeats its attributes.
        cells: { ...inherited(row.cells, parent.cells), title: parent.cells.title },
        pictures: distinct([...pictures, ...wooProduct(parent).pictures]),
      },
    ];
  });
  return { products, faults };
}

/** The kind of a row without its marks: "simple, virtual" is simple. */
function wooType(row: ForeignRow): string {
  const type = row.get('type').toLowerCase();
  return type.split(',')[0]?.trim() || 'simple';
}

function wooProduct({ row, get }: ForeignRow): Pick<ForeignProduct, 'row' | 'pictures'> {
  const addresses = get('images').split(/,\s*(?=https?:)/iu);
  return {
    row,
    pictures: distinct(addresses.map((address) => ({ address: address.trim(), alt: '' }))),
  };
}

function distinct(pictures: readonly ForeignPicture[]): readonly ForeignPicture[] {
  const addresses = pictures.map(({ address }) => address);
  return pictures.filter(
    ({ address }, place) => address !== '' && addresses.indexOf(address) === place,
  );
}
