import type { AppliedChanges } from '#data/admin/catalogue/apply-changes.ts';
import type { CheckedRows } from './check-file.ts';
import type {
  CheckedForeign,
  ForeignFile,
  ForeignMapping,
  ImportedDraft,
} from './check-foreign.ts';
import type { PictureByHand } from './import-pictures.ts';

/** What an import did, in all of its parts; refused is what the last one could not save. */
export interface ImportResult extends AppliedChanges {
  readonly fileName: string;
  readonly drafts: readonly ImportedDraft[];
  readonly byHand: readonly PictureByHand[];
  /** How long the last part took to save its products. */
  readonly seconds: number;
}

/** The result of checking a file. */
export type Checked = CheckedRows | CheckedForeign;

/** The export of another shop, and its mapping. */
export interface Foreign {
  readonly file: ForeignFile;
  readonly mapping: ForeignMapping;
}

/** How far a check or an import is. */
export interface ImportProgress {
  readonly of: 'rows' | 'products' | 'pictures';
  readonly done: number;
  readonly count: number;
}

interface Session {
  readonly file: File;
  /** What is imported of the file so far; null before anything is. What follows a stop belongs to the same import. */
  readonly earlier: ImportResult | null;
}

/** The file is read and checked. */
export interface Checking extends Session {
  readonly phase: 'checking';
  /** Null until staff have confirmed one. */
  readonly mapping: ForeignMapping | null;
  /** The stop after which the import goes on. */
  readonly stop: Stopped | null;
  readonly progress: ImportProgress | null;
}

/** The products are saved. */
export interface Writing extends Session {
  readonly phase: 'writing';
  readonly foreign: Foreign | null;
  readonly checked: Checked;
  readonly progress: ImportProgress;
}

/** A failure has ended the import before its end. */
interface Stopped extends Session {
  readonly phase: 'stopped';
  readonly earlier: ImportResult;
  readonly foreign: Foreign | null;
  /** All products of the import, the saved ones included. */
  readonly count: number;
  /** Why it could not go on; empty if nobody has tried. */
  readonly problem: string;
}

/** The import of a file. */
export type ImportState =
  /** No file is chosen yet. */
  | { readonly phase: 'idle' }
  | Checking
  /** The file could not be read or checked. */
  | (Session & { readonly phase: 'failed'; readonly problem: string })
  /** Staff choose what the columns of an export mean. */
  | (Session & { readonly phase: 'mapping'; readonly foreign: Foreign })
  | (Session & {
      readonly phase: 'checked';
      readonly foreign: Foreign | null;
      readonly checked: Checked;
    })
  | Writing
  | Stopped
  | (Session & { readonly phase: 'done'; readonly earlier: ImportResult });

/** What happens to an import. */
export type ImportEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'mapped'; readonly mapping: ForeignMapping }
  /** Staff go back to the mapping, import what was checked, or go on after a stop. */
  | { readonly type: 'remapped' | 'started' | 'continued' }
  | { readonly type: 'progressed'; readonly progress: ImportProgress }
  /** The check failed, for a reason in words. */
  | { readonly type: 'failed'; readonly problem: string }
  /** The file is an export whose mapping nobody has confirmed. */
  | { readonly type: 'unmapped'; readonly foreign: Foreign }
  | { readonly type: 'checked'; readonly foreign: Foreign | null; readonly checked: Checked }
  | { readonly type: 'finished'; readonly result: ImportResult };

/** The state after an event. Events that do not fit the state leave it as it is. */
export function nextImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'chosen':
      return isRunning(state) ? state : checking({ file: event.file, earlier: null });
    case 'mapped':
      return state.phase === 'mapping' ? checking(state, event.mapping) : state;
    case 'remapped':
      if (state.phase !== 'checked' || !state.foreign) return state;
      return { ...sessionOf(state), phase: 'mapping', foreign: state.foreign };
    case 'started':
      return state.phase === 'checked' && mayImport(state.checked) ? writing(state) : state;
    case 'continued':
      if (state.phase !== 'stopped') return state;
      return { ...checking(state, state.foreign?.mapping), stop: state };
    case 'progressed':
      return isRunning(state) ? { ...state, progress: event.progress } : state;
    case 'failed':
      return state.phase === 'checking' ? afterFailure(state, event.problem) : state;
    case 'unmapped':
      if (state.phase !== 'checking') return state;
      return { ...sessionOf(state), phase: 'mapping', foreign: event.foreign };
    case 'checked':
      return state.phase === 'checking' ? afterCheck(state, event) : state;
    case 'finished':
      return state.phase === 'writing' ? afterWriting(state, event.result) : state;
  }
}

/** Whether a check or an import runs. */
export function isRunning(state: ImportState): state is Checking | Writing {
  return state.phase === 'checking' || state.phase === 'writing';
}

/** Whether a file may be imported. Of another shop's export, which staff cannot correct, the sound products may. */
export function mayImport(checked: Checked): boolean {
  return checked.rows.length > 0 && (checked.faults.length === 0 || 'drafts' in checked);
}

/** What the page lists of an import; null: nothing. What was refused before is left to a new check. */
export function shownResult(state: ImportState): ImportResult | null {
  if (state.phase === 'idle' || isRunning(state)) return null;
  const { phase, earlier } = state;
  return phase === 'stopped' || phase === 'done' ? earlier : earlier && { ...earlier, refused: [] };
}

/** The number of products: one may be saved in two parts. */
export function productCount(changes: readonly { readonly slug: string }[]): number {
  return new Set(changes.map(({ slug }) => slug)).size;
}

const sessionOf = ({ file, earlier }: Session): Session => ({ file, earlier });

function checking(session: Session, mapping: ForeignMapping | null = null): Checking {
  return { ...sessionOf(session), phase: 'checking', mapping, stop: null, progress: null };
}

function writing({
  foreign,
  checked,
  ...session
}: Session & Pick<Writing, 'foreign' | 'checked'>): Writing {
  const progress = { of: 'products', done: 0, count: checked.rows.length } as const;
  return { ...sessionOf(session), phase: 'writing', foreign, checked, progress };
}

/** What is done, and what is left, stays in sight for another try. */
function afterFailure({ stop, ...state }: Checking, problem: string): ImportState {
  return stop ? { ...stop, problem } : { ...sessionOf(state), phase: 'failed', problem };
}

/** An import that goes on asks nothing more. */
function afterCheck(
  state: Checking,
  { foreign, checked }: Extract<ImportEvent, { type: 'checked' }>,
): ImportState {
  const next = { ...sessionOf(state), foreign, checked };
  return state.stop && mayImport(checked) ? writing(next) : { ...next, phase: 'checked' };
}

function afterWriting(
  { file, earlier, foreign, checked }: Writing,
  result: ImportResult,
): ImportState {
  // What the rules deny is denied again: the others may be saved by another try.
  const isStopped = result.refused.some(({ reason }) => reason !== 'denied');
  if (!isStopped) return { phase: 'done', file, earlier: result };
  const changes = checked.rows.map(({ change }) => change);
  const count = productCount([...(earlier?.saved ?? []), ...changes]);
  return { phase: 'stopped', file, earlier: result, foreign, count, problem: '' };
}
