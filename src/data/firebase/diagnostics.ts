import { parseConfig } from './config.ts';
import { READ_MARK, type ReadDetail } from './count-reads.ts';
import { queryStore } from '../query/query-store.ts';
import { capturedErrors } from './report.ts';

/** The build and its backend. Contains no secrets: a web app's configuration is public. */
export interface BuildFacts {
  /** Vite's build mode, such as "production" or "emulator". */
  readonly mode: string;
  readonly projectId: string;
  /** Port offset of the emulator suite; null for real Firebase. */
  readonly emulatorPortOffset: number | null;
}

/** Measurements since the page load. */
export interface VisitFacts {
  /** Documents billed by Firestore, by path. */
  readonly reads: readonly {
    readonly path: string;
    readonly answers: number;
    readonly documents: number;
  }[];
  /** Open queries, including lingering ones. */
  readonly openQueries: number;
  /** Provider error codes with their times (epoch milliseconds), oldest first. */
  readonly errors: readonly { readonly code: string; readonly at: number }[];
}

/** Returns the facts of this build. */
export function buildFacts(): BuildFacts {
  const { firebase, emulatorPortOffset } = parseConfig(import.meta.env);
  return { mode: import.meta.env.MODE, projectId: firebase.projectId, emulatorPortOffset };
}

/** Returns the current measurements. */
export function visitFacts(): VisitFacts {
  const reads = new Map<string, { path: string; answers: number; documents: number }>();
  for (const mark of performance.getEntriesByName(READ_MARK, 'mark')) {
    const { path, documents } = (mark as PerformanceMark).detail as ReadDetail;
    const known = reads.get(path) ?? { path, answers: 0, documents: 0 };
    reads.set(path, { path, answers: known.answers + 1, documents: known.documents + documents });
  }
  return { reads: [...reads.values()], openQueries: queryStore.size(), errors: capturedErrors() };
}
