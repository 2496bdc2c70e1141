import { GRID_FIELDS, type GridField } from '#domain/product-change/grid-row.ts';

/** A cell by the place of its row and column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The element of a cell. */
export function cellElement(
  table: HTMLElement | null,
  { row, column }: CellPlace,
): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null;
}

/** The place of a field. */
export function columnOfField(field: GridField): number {
  return GRID_FIELDS.indexOf(field);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -GRID_FIELDS.length],
  End: [0, GRID_FIELDS.length],
};

/** Where a key leads from a cell that is not being edited; null for a key that does not move. */
export function cellAfterKey(key: string, from: CellPlace, rows: number): CellPlace | null {
  const step = STEPS[key];
  return step ? within(from, step, rows) : null;
}

/** Where the end of an edit leads: Enter down, Tab right and to the next row, each back with Shift. */
export function cellAfterEdit(
  key: 'Enter' | 'Tab',
  isBack: boolean,
  from: CellPlace,
  rows: number,
): CellPlace {
  if (key === 'Enter') return within(from, [isBack ? -1 : 1, 0], rows);
  const columns = GRID_FIELDS.length;
  const place = from.row * columns + from.column + (isBack ? -1 : 1);
  const bounded = Math.min(Math.max(place, 0), rows * columns - 1);
  return { row: Math.floor(bounded / columns), column: bounded % columns };
}

function within(
  { row, column }: CellPlace,
  [down, right]: readonly [number, number],
  rows: number,
): CellPlace {
  return {
    row: Math.min(Math.max(row + down, 0), rows - 1),
    column: Math.min(Math.max(column + right, 0), GRID_FIELDS.length - 1),
  };
}
