import { type KeyboardEvent, useRef, useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { GRID_FIELDS, type GridField, gridValues } from '#domain/product-change/grid-row.ts';
import type { Product } from '#domain/product/product.ts';
import { gridFaultSentence, words } from '#text/admin/catalogue/grid.ts';
import { CellEditor, type EditEnd } from './CellEditor.tsx';
import { cellAfterEdit, cellAfterKey, cellElement, type CellPlace } from './grid-focus.ts';
import { type NamedCell, useCellEdit } from './use-cell-edit.ts';
import type { Grid } from './use-grid.ts';

interface GridTableProps {
  products: readonly Product[];
  grid: Grid;
  isReadOnly: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (slugs: ReadonlySet<string>) => void;
}

/** The cells of many products. One is in the tab order; arrow keys move, typing edits. */
export function GridTable({ products, grid, isReadOnly, chosen, onChoose }: GridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<NamedCell>({ slug: '', column: 0 });
  const { editing, ...edit } = useCellEdit(products, grid);
  const isListed = products.some(({ slug }) => slug === active.slug);
  const current = isListed ? active : { ...active, slug: products[0]?.slug };

  function focusCell(place: CellPlace): void {
    setActive({ slug: products[place.row]?.slug ?? '', column: place.column });
    cellElement(table.current, place)?.focus();
  }

  function toggle(slug: string): void {
    const next = new Set(chosen);
    if (!next.delete(slug)) next.add(slug);
    onChoose(next);
  }

  function onKeyDown(event: KeyboardEvent, place: CellPlace, product: Product): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellAfterKey(key, place, products.length);
    const field = GRID_FIELDS[place.column];
    if (next) {
      event.preventDefault();
      focusCell(next);
    } else if (key === ' ' && !isReadOnly) {
      event.preventDefault();
      toggle(product.slug);
    } else if (key === 'Escape' && field) {
      grid.type(product, field, gridValues(product)[field]);
    } else if (!isReadOnly && (key === 'Enter' || key === 'F2' || key.length === 1)) {
      event.preventDefault();
      edit.start(product, place.column, key.length === 1 ? key : null);
    }
  }

  function endEdit(
    product: Product,
    place: CellPlace,
    value: string,
    end: EditEnd,
    isBack: boolean,
  ): void {
    const field = GRID_FIELDS[place.column];
    if (field && end !== 'cancel') grid.type(product, field, value);
    edit.end();
    if (end === 'cancel') focusCell(place);
    else if (end !== 'leave') focusCell(cellAfterEdit(end, isBack, place, products.length));
  }

  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited by keyboard */}
      <table ref={table} role="grid" className="w-full border-collapse text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="border-b border-hairline bg-tint">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left">
              {words.column.product}
            </th>
            {GRID_FIELDS.map((field) => (
              <th key={field} scope="col" className={`px-3 py-1.5 ${alignment(field)}`}>
                {words.column[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => (
            <tr key={product.slug} className="border-b border-hairline last:border-0">
              <th scope="row" className="max-w-80 px-3 py-1 text-left font-normal">
                <label className="flex min-h-9 items-center gap-2">
                  {!isReadOnly && (
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={words.select(product.title)}
                      checked={chosen.has(product.slug)}
                      onChange={() => toggle(product.slug)}
                      className="size-5 shrink-0 accent-leaf"
                    />
                  )}
                  <span className="[overflow-wrap:anywhere]">{product.title}</span>
                </label>
              </th>
              {GRID_FIELDS.map((field, column) => cell(product, field, { row, column }))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function cell(product: Product, field: GridField, place: CellPlace) {
    const { slug } = product;
    const { column } = place;
    const isActive = slug === current.slug && column === current.column;
    const isEditing = editing?.slug === slug && editing.column === column;
    const fault = grid.rowOf(slug)?.faults[field];
    const isEdited = grid.isEdited(product, field);
    const value = grid.valueOf(product, field);
    return (
      <td
        key={field}
        data-cell={`${place.row}-${place.column}`}
        tabIndex={isActive ? 0 : -1}
        aria-readonly={isReadOnly || undefined}
        aria-invalid={fault ? true : undefined}
        onFocus={() => setActive({ slug, column })}
        onClick={() => !isEditing && focusCell(place)}
        onDoubleClick={() => !isReadOnly && edit.start(product, column, null)}
        onKeyDown={(event) => !isEditing && onKeyDown(event, place, product)}
        className={`min-w-24 px-3 py-1 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-turmeric-ink ${alignment(field)} ${isEdited ? 'bg-leaf-tint' : ''}`}
      >
        {isEditing ? (
          <CellEditor
            field={field}
            label={words.cell(words.column[field], product.title)}
            value={value}
            typed={editing.typed}
            onType={(next) => edit.keep(product, field, next)}
            onEnd={(next, end, isBack) => endEdit(product, place, next, end, isBack)}
          />
        ) : (
          <>
            <span className={isEdited ? 'font-semibold' : ''}>
              {shownValue(product, field, value, isEdited)}
            </span>
            {isEdited && (
              <span className="block text-xs text-ink-soft">
                {words.was(shownValue(product, field, gridValues(product)[field], false))}
              </span>
            )}
          </>
        )}
        {fault && (
          <span className="block text-xs text-clay">{gridFaultSentence(field, fault)}</span>
        )}
      </td>
    );
  }
}

const alignment = (field: GridField): string =>
  field === 'category' || field === 'active' ? 'text-left' : 'text-right amount';

/** A value for people; typed amounts stay as they are typed. */
function shownValue(product: Product, field: GridField, value: string, isTyped: boolean): string {
  if (field === 'active') return value === 'yes' ? words.active.yes : words.active.no;
  if (isTyped || (field !== 'price' && field !== 'mrp')) return value;
  return product[field] === 0 ? '' : formatMoney(product[field]);
}
