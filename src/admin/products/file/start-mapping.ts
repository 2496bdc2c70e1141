import {
  MAPPED_FIELDS,
  type ColumnMapping,
  fitsHeading,
  usualMapping,
} from '#domain/product-file/foreign-format.ts';
import { PRODUCT_CLASSES } from '#domain/product/product.ts';
import { rememberedMapping } from '#data/admin/catalogue/import-mappings.ts';
import { type ForeignFile, type ForeignMapping, guessedCategories } from './check-foreign.ts';

/** The choices that an export starts with, and whether they were confirmed for an earlier file and fit this one. */
export function startMapping(
  file: ForeignFile,
  ourCategories: readonly string[],
): {
  readonly mapping: ForeignMapping;
  readonly isRemembered: boolean;
} {
  const remembered = rememberedMapping(file.format).read();
  const usual = usualMapping(file.format, file.heading);
  // A field that is newer than the remembered choice has its usual column.
  const columns = Object.fromEntries(
    MAPPED_FIELDS.map((field) => [field, remembered?.columns[field] ?? usual[field]]),
  ) as ColumnMapping;
  const isFitting = remembered !== null && fitsHeading(columns, file.heading);
  const used = isFitting ? columns : usual;
  const guessed = guessedCategories(file, used, ourCategories);
  const categories = { ...guessed, ...remembered?.categories };
  const isKnown = Object.keys(guessed).every((name) => name in (remembered?.categories ?? {}));
  const productClass = PRODUCT_CLASSES.find((name) => name === remembered?.productClass) ?? 'other';
  return {
    mapping: { columns: used, categories, productClass },
    isRemembered: isFitting && isKnown,
  };
}

/** Remembers confirmed choices on this device. */
export function rememberMapping(file: ForeignFile, mapping: ForeignMapping): void {
  rememberedMapping(file.format).write({ ...mapping, columns: { ...mapping.columns } });
}
