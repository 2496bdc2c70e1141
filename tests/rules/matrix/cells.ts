import { type Caller, CALLERS, type Person, personOf } from './callers.ts';
import type { Row, Action, Flaws, Operation, Place, Variant } from './place.ts';
import type { Documents } from './requests.ts';
import type { RulesStore } from './store.ts';

/** One request by one caller, and whether the rules allow it. */
export interface Cell {
  readonly place: Place;
  /** Null where the cell is about a document's contents, for any writer. */
  readonly op: Operation | null;
  readonly name: string;
  readonly action: Action;
  readonly by: Caller | 'functions';
  readonly variant: Variant;
  readonly there: Documents;
  readonly allowed: boolean;
  /** How a refusal ends: in a false condition, in an error, or in either. */
  readonly ends: 'false' | 'error' | 'either';
}

/**
 * The emulator's reason when no error occurred: no condition held. While it still fetches what a condition needs, it
 * notes an "evaluation error" without a cause and starts over.
 */
const NO_ERROR =
  /^(?:No matching allow statements|(?:false|evaluation error at L\d+:\d+) for '\w+' @ L\d+)$/;

/** A visitor has no uid: their writes use a uid that no user has. */
const NAMELESS: Person = { uid: 'nobody', email: '', claims: {} };

/**
 * Every cell of a place. Each refusal is paired with the same request with one change that makes it allowed: another
 * caller, or functions past every rule where no caller may; another field where a document is refused for one.
 */
export function cellsOf(place: Place): readonly Cell[] {
  return [
    ...place.asks.flatMap((ask) => askCells(place, ask)),
    ...(place.flaws ?? []).flatMap((flaws) => flawCells(place, flaws)),
  ];
}

function askCells(place: Place, ask: Row): readonly Cell[] {
  const there = { ...place.there, ...ask.there };
  const own = { place, op: ask.op, action: ask.action, variant: {}, there };
  const ends = ask.ends ?? 'false';
  const cells = CALLERS.map((by): Cell => {
    const allowed = ask.allowed.includes(by);
    return { ...own, by, allowed, ends, name: `${ask.what}, by ${by}` };
  });
  if (ask.allowed.length > 0) return cells;
  const name = `${ask.what}, by functions`;
  return [...cells, { ...own, by: 'functions', allowed: true, ends, name }];
}

function flawCells(place: Place, { of, by, there, wrong, right = [] }: Flaws): readonly Cell[] {
  const cell = (what: string, variant: Variant, allowed: boolean): Cell => ({
    place,
    op: null,
    name: `${what}, by ${variant.by ?? by}`,
    action: of,
    by: variant.by ?? by,
    variant,
    there: { ...place.there, ...there, ...variant.there },
    allowed,
    ends: variant.ends ?? 'false',
  });
  const twins = wrong.flatMap(([what, , allowedPair]) =>
    allowedPair ? [cell(`not ${what}`, allowedPair, true)] : [],
  );
  return [
    ...wrong.map(([what, variant]) => cell(what, variant, false)),
    cell('with no flaw', {}, true),
    ...twins,
    ...right.map(([what, variant]) => cell(what, variant, true)),
  ];
}

/** Every document that a cell's request reads; for a list, one that could be in it. */
export function documentsOf({ action, variant }: Cell): readonly string[] {
  const request = action(NAMELESS, variant);
  if ('get' in request) return [request.get];
  if ('list' in request)
    return [request.group ? `any/one/${request.list}/one` : `${request.list}/one`];
  return request.commit.map((write) => ('put' in write ? write.put : write.remove));
}

/** Runs cells in parallel as far as none of them changes what another reads. @returns the mismatches. */
export async function tryCells(
  store: RulesStore,
  cells: readonly Cell[],
  reasons?: (cell: Cell, reason: string) => string | null,
): Promise<readonly string[]> {
  const wrong: (string | null)[] = [];
  for (let at = 0; at < cells.length;) {
    const first = cells[at];
    if (!first) break;
    let end = at + 1;
    while (end < cells.length && end < at + SIDE_BY_SIDE && isBeside(first, cells[end])) end += 1;
    await store.arrange(first.there);
    wrong.push(
      ...(await Promise.all(cells.slice(at, end).map((cell) => tryCell(store, cell, reasons)))),
    );
    at = end;
  }
  return wrong.filter((sentence) => sentence !== null);
}

/** How many requests wait for the emulator at once. */
const SIDE_BY_SIDE = 16;

function isBeside(first: Cell, cell: Cell | undefined): boolean {
  return (
    cell !== undefined && first.there === cell.there && leavesAlone(first) && leavesAlone(cell)
  );
}

/** A read, or a write that must be refused. */
function leavesAlone({ op, allowed }: Cell): boolean {
  return !allowed || op === 'get' || op === 'list' || op === 'count';
}

/**
 * Runs one cell. Returns the mismatch, or null. `reasons` judges the reason of a refusal.
 * @throws Error when the store responds with anything but allowed or denied.
 */
export async function tryCell(
  store: RulesStore,
  cell: Cell,
  reasons: (cell: Cell, reason: string) => string | null = () => null,
): Promise<string | null> {
  const { action, by, variant, there } = cell;
  await store.arrange(there);
  const person = by === 'functions' ? personOf('customer') : personOf(by, variant.claims);
  const request = action(person ?? NAMELESS, variant);
  const { allowed, reason } = await store.ask(request, by === 'functions' ? by : person);
  const cellName = `${cell.place.name}: ${cell.name}`;
  if (allowed !== cell.allowed) return `${cellName}: ${allowed ? 'allowed' : `denied (${reason})`}`;
  if (allowed) return null;
  const ended = reason.split('\n').every((part) => NO_ERROR.test(part)) ? 'false' : 'error';
  if (cell.ends !== 'either' && cell.ends !== ended) return `${cellName}: ends with ${reason}`;
  const wrong = reasons(cell, reason);
  return wrong === null ? null : `${cellName}: ${wrong} (${reason})`;
}
