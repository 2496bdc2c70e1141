import { parseConfig } from './config.ts';
import { queryStore } from '../query/query-store.ts';
import { capturedErrors } from './report.ts';

/** What this build is and what it is connected to. Holds no secret: a web app's values are public. */
export interface BuildFacts {
  /** The mode that Vite built with, such as "production" or "emulator". */
  readonly mode: string;
  readonly projectId: string;
  /** What every port of the emulator suite is moved by; null when the backend is Firebase itself. */
  readonly emulatorPortOffset: number | null;
}

/** What has happened since the page was loaded. */
export interface VisitFacts {
  /** Documents that Firestore has billed, by path. */
  readonly reads: readonly {
    readonly path: string;
    readonly answers: number;
    readonly documents: number;
  }[];
  /** How many live reads are held, the lingering ones included. */
  readonly held: number;
  /** Codes of providers' errors with their moments (epoch milliseconds), oldest first. */
  readonly errors: readonly { readonly code: string; readonly at: number }[];
}

/** What this build is. */
export function buildFacts(): BuildFacts {
  const { firebase, emulatorPortOffset } = parseConfig(import.meta.env);
  return { mode: import.meta.env.MODE, projectId: firebase.projectId, emulatorPortOffset };
}

/** What has happened until now; asked anew at every call. */
export function visitFacts(): VisitFacts {
  const reads = new Map<string, { path: string; answers: number; documents: number }>();
  for (const mark of performance.getEntriesByName('firestore-reads', 'mark')) {
    const { path, documents } = (mark as PerformanceMark).detail as ReadDetail;
    const known = reads.get(path) ?? { path, answers: 0, documents: 0 };
    reads.set(path, { path, answers: known.answers + 1, documents: known.documents + documents });
  }
  return { reads: [...reads.values()], held: queryStore.size(), errors: capturedErrors() };
}

/** What `firestore.ts` notes with each answer. */
interface ReadDetail {
  readonly path: string;
  readonly documents: number;
}
