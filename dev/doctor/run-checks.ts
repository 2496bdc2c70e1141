import {
  type Finding,
  LAUNCH_CHECKS,
  type LaunchResult,
  storableFinding,
} from '../../src/domain/launch/launch-check.ts';
import { DATA_CHECKS, readShopChecks } from './data-checks.ts';
import { DATABASE_CHECKS } from './database-checks.ts';
import { FUNCTIONS_CHECKS } from './functions-checks.ts';
import { GoogleApiError } from './google-api.ts';
import { OPERATIONS_CHECKS } from './operations-checks.ts';
import type { ProjectCheck, ProjectContext } from './project-check.ts';
import { SIGN_IN_CHECKS } from './sign-in-checks.ts';

/** Every check of `npm run doctor` apart from those of the shop. */
export const PROJECT_CHECKS: readonly ProjectCheck[] = [
  ...DATABASE_CHECKS,
  ...FUNCTIONS_CHECKS,
  ...SIGN_IN_CHECKS,
  ...OPERATIONS_CHECKS,
  ...DATA_CHECKS,
];

/** Runs all checks. A check that Google does not answer is `unknown`, with Google's reason. */
export async function runChecks(context: ProjectContext): Promise<readonly LaunchResult[]> {
  const results = await Promise.all(
    PROJECT_CHECKS.map(async (check) => ({
      id: check.id,
      ...storableFinding(await findingFor(check, context)),
    })),
  );
  const all = [...results, ...(await readShopChecks(context))];
  return LAUNCH_CHECKS.flatMap((id) => all.filter((result) => result.id === id));
}

/** The finding of one check; `unknown` when Google refuses or does not answer, `local` without a project. */
export async function findingFor(check: ProjectCheck, context: ProjectContext): Promise<Finding> {
  try {
    if ('runsLocally' in check) return await check.run(context);
    const { google } = context;
    return google === null
      ? { state: 'local', details: [] }
      : await check.run({ ...context, google });
  } catch (error) {
    const isRefused = error instanceof GoogleApiError || isNetworkError(error);
    if (!isRefused) throw error;
    return { state: 'unknown', details: [error.message] };
  }
}

/** `fetch` rejects with a TypeError without a connection, and with a TimeoutError when its signal aborts. */
function isNetworkError(error: unknown): error is Error {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}
