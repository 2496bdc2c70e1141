import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';

/** What a shop needs before it opens, in the order in which an owner does it. */
export const LAUNCH_CHECKS = [
  // The Firebase project, checked by `npm run doctor`.
  'web-config',
  'location',
  'rules',
  'indexes',
  'ttl',
  'functions',
  'function-values',
  'secrets',
  'payment-mode',
  'sign-in',
  'domains',
  'password-policy',
  'second-factor',
  'app-check',
  'site-age',
  'migrations',
  'owner',
  'products',
  'backups',
  'log-retention',
  'budget',
  'uptime',
  // The shop, which the staff overview checks live as well.
  'seller',
  'tax',
  'checkout',
  'mail',
  'sweep',
  'webhook',
] as const;

/** The id of a check. */
export type LaunchCheckId = (typeof LAUNCH_CHECKS)[number];

/** The checks that read only what staff may read: the overview repeats them on every visit. */
export const SHOP_CHECKS = ['seller', 'tax', 'checkout', 'mail', 'sweep', 'webhook'] as const;

/** The id of a check of the shop. */
export type ShopCheckId = (typeof SHOP_CHECKS)[number];

/**
 * `todo` is unfinished, `unknown` could not be read (`details` say why), and `local` exists only in a real project.
 */
export const CHECK_STATES = ['ok', 'todo', 'unknown', 'local'] as const;

/** The state of a check. */
export type CheckState = (typeof CHECK_STATES)[number];

/** A finding: `details` are names and values, such as the index that is missing; never a secret. */
export interface Finding {
  readonly state: CheckState;
  readonly details: readonly string[];
}

/** The result of one check. */
export interface LaunchResult extends Finding {
  readonly id: LaunchCheckId;
}

/** Limits of a stored report. */
const MAX_DETAILS = 20;
const MAX_DETAIL = 300;

/** `health/launch`: the last run of `npm run doctor` (epoch milliseconds), which writes it. */
export const LaunchReportSchema = v.object({
  id: v.string(),
  at: Moment,
  project: Text(60),
  results: v.array(
    v.object({
      // A report of another version can hold checks that this one does not know.
      id: v.string(),
      state: v.picklist(CHECK_STATES),
      details: v.pipe(v.array(Text(MAX_DETAIL)), v.maxLength(MAX_DETAILS)),
    }),
  ),
});

/** A stored report. */
export type LaunchReport = v.InferOutput<typeof LaunchReportSchema>;

/** A finding that fits a stored report. */
export function storableFinding({ state, details }: Finding): Finding {
  return {
    state,
    details: details.slice(0, MAX_DETAILS).map((detail) => detail.slice(0, MAX_DETAIL)),
  };
}

/**
 * The results in the order of `LAUNCH_CHECKS`: those of the report, replaced by the live ones. A check that the report
 * lacks is `unknown`.
 */
export function currentResults(
  report: LaunchReport | null,
  live: readonly LaunchResult[],
): readonly LaunchResult[] {
  return LAUNCH_CHECKS.map((id) => {
    const found = live.find((result) => result.id === id);
    const stored = report?.results.find((result) => result.id === id);
    return found ?? (stored ? { ...stored, id } : { id, state: 'unknown', details: [] });
  });
}

/** The results that an owner still has to look at. */
export function openResults(results: readonly LaunchResult[]): readonly LaunchResult[] {
  return results.filter(({ state }) => state === 'todo' || state === 'unknown');
}
