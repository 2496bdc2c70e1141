import type { Firestore } from 'firebase-admin/firestore';
import type { CheckState, Finding, LaunchCheckId } from '../../src/domain/launch/launch-check.ts';
import type { GoogleApi } from './google-api.ts';

/** What the checks of a project read. `now` is epoch milliseconds. */
export interface ProjectContext {
  readonly project: string;
  /** Null for the local suite, which has no configuration at Google. */
  readonly google: GoogleApi | null;
  readonly store: Firestore;
  /** The values of `.env`, by name; null where there is no `.env`. */
  readonly env: Readonly<Record<string, string>> | null;
  /** Reads a file of this repository. */
  readonly readFile: (path: string) => Promise<string>;
  readonly now: number;
}

/** The context of a real project. */
export interface CloudContext extends ProjectContext {
  readonly google: GoogleApi;
}

/** A check that reads Google's APIs; the local suite has nothing to read. */
export interface CloudCheck {
  readonly id: LaunchCheckId;
  readonly run: (context: CloudContext) => Promise<Finding>;
}

/** A check that reads data, and runs in the local suite as well. */
export interface DataCheck {
  readonly id: LaunchCheckId;
  readonly runsLocally: true;
  readonly run: (context: ProjectContext) => Promise<Finding>;
}

/** A check of `npm run doctor`. */
export type ProjectCheck = CloudCheck | DataCheck;

/** Green without a gap; otherwise the gaps. */
export function findingOf(gaps: readonly string[], state: CheckState = 'todo'): Finding {
  return { state: gaps.length === 0 ? 'ok' : state, details: gaps };
}
