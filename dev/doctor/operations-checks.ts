import * as v from 'valibot';
import { PROMISES } from '../../src/domain/checkout/policy.ts';
import { DAY_MS } from '../../src/domain/core/indian-time.ts';
import { TOMBSTONE_TTL_MS } from '../../src/domain/site/store-settings.ts';
import { listOf, partOf } from './google-api.ts';
import { findingOf, type CloudCheck } from './project-check.ts';

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/getConfig */
const WebConfig = v.object({
  projectId: v.string(),
  appId: v.string(),
  storageBucket: v.optional(v.string(), ''),
  authDomain: v.optional(v.string(), ''),
});

const webConfig: CloudCheck = {
  id: 'web-config',
  async run({ google, project, env }) {
    if (env === null) return findingOf(['.env']);
    const url = `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps/${env['VITE_FIREBASE_APP_ID'] ?? ''}/config`;
    const config = await google.get(url, WebConfig);
    return findingOf([
      ...(env['VITE_FIREBASE_PROJECT_ID'] === config.projectId ? [] : ['VITE_FIREBASE_PROJECT_ID']),
      ...(env['VITE_FIREBASE_STORAGE_BUCKET'] === config.storageBucket
        ? []
        : ['VITE_FIREBASE_STORAGE_BUCKET']),
      ...(env['VITE_SITE_ORIGIN']?.startsWith('https://') ? [] : ['VITE_SITE_ORIGIN']),
    ]);
  },
};

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases/list */
const Releases = v.object({
  releases: listOf({ releaseTime: v.string() }),
});

/** Pages slowly become more expensive to keep right; a week of missed nightly builds is a broken schedule. */
const OLD_SITE_DAYS = 7;

const siteAge: CloudCheck = {
  id: 'site-age',
  async run({ google, project, now }) {
    const url = `https://firebasehosting.googleapis.com/v1beta1/sites/${project}/releases?pageSize=1`;
    const [last] = (await google.get(url, Releases)).releases;
    if (!last) return findingOf(['no release']);
    const age = now - Date.parse(last.releaseTime);
    const limit = Math.min(OLD_SITE_DAYS * DAY_MS, TOMBSTONE_TTL_MS);
    return findingOf(age <= limit ? [] : [`${Math.floor(age / DAY_MS)} days`]);
  },
};

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.locations.buckets */
const LogBucket = v.object({ retentionDays: v.optional(v.number(), 30) });

const logRetention: CloudCheck = {
  id: 'log-retention',
  async run({ google, project }) {
    const url = `https://logging.googleapis.com/v2/projects/${project}/locations/global/buckets/_Default`;
    const { retentionDays } = await google.get(url, LogBucket);
    return findingOf(retentionDays >= PROMISES.logYears * 365 ? [] : [`${retentionDays} days`]);
  },
};

/** https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
const Billing = v.object({
  billingAccountName: v.optional(v.string(), ''),
  billingEnabled: v.optional(v.boolean(), false),
});

/** https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets/list */
const Budgets = v.object({ budgets: listOf({ name: v.string() }) });

const budget: CloudCheck = {
  id: 'budget',
  async run({ google, project }) {
    const { billingAccountName, billingEnabled } = await google.get(
      `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
      Billing,
    );
    if (!billingEnabled) return findingOf(['billing']);
    const { budgets } = await google.get(
      `https://billingbudgets.googleapis.com/v1/${billingAccountName}/budgets`,
      Budgets,
    );
    return findingOf(budgets.length > 0 ? [] : ['budget']);
  },
};

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs/list */
const Uptime = v.object({
  uptimeCheckConfigs: listOf({
    monitoredResource: partOf({ labels: v.optional(v.record(v.string(), v.string()), {}) }),
  }),
});

const uptime: CloudCheck = {
  id: 'uptime',
  async run({ google, project, env }) {
    const url = `https://monitoring.googleapis.com/v3/projects/${project}/uptimeCheckConfigs?pageSize=100`;
    const { uptimeCheckConfigs } = await google.get(url, Uptime);
    const origin = env?.['VITE_SITE_ORIGIN'] ?? '';
    const host = URL.canParse(origin) ? new URL(origin).hostname : '';
    const isWatched = uptimeCheckConfigs.some(
      ({ monitoredResource }) => monitoredResource.labels['host'] === host,
    );
    return findingOf(isWatched ? [] : [host || 'VITE_SITE_ORIGIN']);
  },
};

/** The checks of the site and of what an operator sets up once. */
export const OPERATIONS_CHECKS: readonly CloudCheck[] = [
  webConfig,
  siteAge,
  logRetention,
  budget,
  uptime,
];
