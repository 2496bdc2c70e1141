import { type BucketCell, tryBucket } from '../../tests/rules/matrix/bucket.ts';
import { type Cell, cellsOf, documentsOf, tryCells } from '../../tests/rules/matrix/cells.ts';
import type { StorageRules, StorageRulesRuntime } from '../storage-rules/client.ts';
import { type Reasons, reasonsOf } from './reasons.ts';
import type { Place } from '../../tests/rules/matrix/place.ts';
import { openRulesStore, type RulesStore } from '../../tests/rules/matrix/store.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { readRules, rulesAbout } from './rules-text.ts';

/** Result of testing the mutants of a rules file. */
export interface Score {
  readonly mutants: number;
  /** Clauses whose removal changed no cell. */
  readonly survivors: readonly string[];
  readonly seconds: number;
}

/** How many mutants are tried at once, each in a separate project. */
const AT_ONCE = 3;

/** Tests every mutant of Firestore's rules against the cells of the places that the clause applies to. */
export async function mutateFirestore(
  rules: string,
  places: readonly Place[],
  port: number,
  only: RegExp = /./,
): Promise<Score> {
  const started = performance.now();
  const speaksAbout = aboutWhat(rules);
  const trials = places.map(trialOf);
  const reasons = reasonsOf(rules);
  const waiting = mutantsOf(rules).filter(({ name }) => only.test(name));
  const mutants = waiting.length;
  const survivors: string[] = [];

  async function work(store: RulesStore): Promise<void> {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const about = speaksAbout(mutant);
      const its = trials.filter(({ rule }) => about.has(rule));
      if (!(await isCaught(store, mutant, its, reasons))) survivors.push(mutant.name);
    }
  }

  const stores = Array.from({ length: AT_ONCE }, (_, at) =>
    openRulesStore(`demo-rules-mutants-${at}`, port),
  );
  await Promise.all((await Promise.all(stores)).map(work));
  return { mutants, survivors: survivors.sort(), seconds: (performance.now() - started) / 1000 };
}

/** Tests every mutant of the bucket's rules against its cells. */
export async function mutateStorage(
  runtime: StorageRulesRuntime,
  rules: string,
  cells: readonly BucketCell[],
): Promise<Score> {
  const started = performance.now();
  const mutants = mutantsOf(rules);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    const ruleset = await runtime.load(mutant.rules);
    if (!(await failsOne(ruleset, cells))) survivors.push(mutant.name);
  }
  return { mutants: mutants.length, survivors, seconds: (performance.now() - started) / 1000 };
}

async function failsOne(rules: StorageRules, cells: readonly BucketCell[]): Promise<boolean> {
  for (const cell of cells) if ((await tryBucket(rules, cell)) !== null) return true;
  return false;
}

const ROOT = '/databases/{database}/documents';

/** The cells of a place, and the documents that they use. */
interface Trial {
  readonly rule: string;
  readonly cells: readonly Cell[];
  readonly documents: ReadonlySet<string>;
}

function trialOf(place: Place): Trial {
  const cells = cellsOf(place);
  const documents = new Set(cells.flatMap(documentsOf).map((path) => `${ROOT}/${path}`));
  return { rule: `${ROOT}/${place.rule}`, cells, documents };
}

/** How many cells run before the first check of their results. */
const HANDFUL = 32;

async function isCaught(
  store: RulesStore,
  mutant: Mutant,
  trials: readonly Trial[],
  reasons: Reasons,
): Promise<boolean> {
  // Refused callers reveal a mutant that allows more; allowed callers one that allows less.
  for (const likely of [true, false]) {
    for (const { cells, documents } of trials) {
      const these = cells.filter(({ allowed }) => (allowed !== mutant.opens) === likely);
      const inOrder = [...these].sort((one, other) => isAsk(one) - isAsk(other));
      await store.load(rulesAbout(mutant.rules, documents));
      for (let at = 0; at < inOrder.length; at += HANDFUL) {
        const some = inOrder.slice(at, at + HANDFUL);
        if ((await tryCells(store, some, reasons)).length > 0) return true;
      }
    }
  }
  return false;
}

/** Cells with a single wrong field depend on a single clause. */
const isAsk = ({ op }: Cell): number => (op === null ? 0 : 1);

/** The matches whose conditions depend on a clause, through functions that call its own. */
function aboutWhat(rules: string): (mutant: Mutant) => ReadonlySet<string> {
  const { expressions, functions } = readRules(rules);
  return ({ path, named }) => {
    if (named === null) return new Set([path]);
    const names = new Set([named.replace(' (let)', '')]);
    for (let previousSize = 0; previousSize < names.size;) {
      previousSize = names.size;
      for (const { name, calls } of functions) {
        if ([...names].some((known) => calls.has(known))) names.add(name);
      }
    }
    const asking = expressions.filter(
      ({ named: within, tokens }) => within === null && tokens.some(({ text }) => names.has(text)),
    );
    return new Set(asking.map((condition) => condition.path));
  };
}
