import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding, LaunchCheckId } from '../../src/domain/launch/launch-check.ts';
import { root } from '../backend/folders.ts';
import type { CloudContext } from './project-check.ts';
import {
  RECORDED_AT,
  RECORDED_ENV,
  RECORDED_PROJECT,
  type RecordedAnswer,
  recordedAnswers,
  recordedGoogle,
} from './recorded-answers.ts';
import { findingFor, PROJECT_CHECKS } from './run-checks.ts';

const answers = await recordedAnswers();

type Answers = Readonly<Record<string, RecordedAnswer>>;

/** The findings about the finished project with other answers of Google's; null is a project without `.env`. */
async function findings(changes: Answers | null): Promise<ReadonlyMap<LaunchCheckId, Finding>> {
  const context: CloudContext = {
    project: RECORDED_PROJECT,
    google: recordedGoogle({ ...answers, ...changes }),
    // The checks of this file read no document.
    store: null as never,
    env: changes && RECORDED_ENV,
    readFile: (path) => readFile(join(root, path), 'utf8'),
    now: RECORDED_AT,
  };
  const rows = cloudChecks.map(
    async (check) => [check.id, await findingFor(check, context)] as const,
  );
  return new Map(await Promise.all(rows));
}

const cloudChecks = PROJECT_CHECKS.filter((check) => !('runsLocally' in check));

test('a finished project has no open check', async () => {
  for (const [id, { state, details }] of await findings({})) {
    expect({ id, state, details }).toEqual({ id, state: 'ok', details: [] });
  }
});

/** A copy of a recorded answer with other fields. */
function changed(key: string, fields: object): Answers {
  return { [key]: { ...answers[key], ...fields } };
}

const functionsKey = '/locations/asia-south1/functions';
type DeployedFunction = {
  name: string;
  state: string;
  serviceConfig: { environmentVariables: Record<string, string> };
};
const deployed = (answers[functionsKey] as { functions: DeployedFunction[] }).functions;
const withFunctions = (change: (one: DeployedFunction) => DeployedFunction): Answers => ({
  [functionsKey]: { functions: deployed.map(change) },
});
const withValues = (values: Record<string, string>): Answers =>
  withFunctions((one) => {
    const { environmentVariables } = one.serviceConfig;
    return {
      ...one,
      serviceConfig: { environmentVariables: { ...environmentVariables, ...values } },
    };
  });

const DATABASE = '/databases/(default)';
const CONFIG = '/admin/v2/projects/my-shop/config';
const indexKey = '/collectionGroups/-/indexes';
const { indexes } = answers[indexKey] as { indexes: object[] };
const { releases } = answers['/releases'] as { releases: object[] };
const testKey = { RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678' };

/** Checks, the answers that open them, and the first detail that they report. */
const BROKEN: readonly (readonly [LaunchCheckId, Answers | null, string | RegExp])[] = [
  ['location', changed(DATABASE, { locationId: 'nam5' }), 'Firestore: nam5'],
  [
    'rules',
    { '/rulesets/one': { source: { files: [{ content: 'allow read' }] } } },
    'firestore.rules: another version',
  ],
  ['rules', { '/releases': { releases: releases.slice(0, 1) } }, 'storage.rules: missing'],
  [
    'indexes',
    { [indexKey]: { indexes: indexes.slice(1) } },
    'products (active asc, changedat desc): missing',
  ],
  [
    'indexes',
    { [indexKey]: { indexes: [{ ...indexes[0], state: 'CREATING' }, ...indexes.slice(1)] } },
    'products (active asc, changedat desc): creating',
  ],
  ['ttl', { '/collectionGroups/-/fields': {} }, 'mail.expiresAt'],
  ['backups', { '/backupSchedules': {} }, 'backup schedule'],
  [
    'backups',
    changed(DATABASE, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    'delete protection',
  ],
  [
    'functions',
    withFunctions((one) => (one.name.endsWith('/placeOrder') ? { ...one, state: 'FAILED' } : one)),
    'placeOrder: failed',
  ],
  ['function-values', withValues({ MAIL_FROM: '' }), 'MAIL_FROM'],
  [
    'function-values',
    withValues({ SHOP_ORIGIN: 'https://my-shop.web.app' }),
    'SHOP_ORIGIN: VITE_SITE_ORIGIN',
  ],
  ['payment-mode', withValues(testKey), /^RAZORPAY_KEY_ID is a test key/u],
  ['payment-mode', withValues({ ...testKey, PAYMENT_MODE: 'test' }), 'PAYMENT_MODE: test'],
  ['secrets', { '/SMTP_PASSWORD/versions/latest': { status: 404 } }, 'SMTP_PASSWORD'],
  [
    'secrets',
    { '/RAZORPAY_KEY_SECRET/versions/latest': { state: 'DISABLED' } },
    'RAZORPAY_KEY_SECRET: disabled',
  ],
  ['app-check', { '/services': {} }, 'firestore.googleapis.com'],
  [
    'sign-in',
    changed(CONFIG, { signIn: { email: { enabled: true }, anonymous: {} } }),
    'anonymous',
  ],
  [
    'domains',
    changed(CONFIG, {
      authorizedDomains: ['localhost', 'www.my-shop.in', 'my-shop.firebaseapp.com'],
    }),
    "not the shop's: localhost",
  ],
  ['password-policy', changed(CONFIG, { passwordPolicyConfig: {} }), 'at least 8 characters'],
  ['second-factor', changed(CONFIG, { mfa: { state: 'DISABLED' } }), 'TOTP'],
  ['web-config', null, '.env'],
  [
    'site-age',
    { '/sites/my-shop/releases': { releases: [{ releaseTime: '2026-10-25T06:00:00Z' }] } },
    '31 days',
  ],
  ['log-retention', { '/buckets/_Default': {} }, '30 days'],
  ['budget', { '/budgets': {} }, 'budget'],
  ['uptime', { '/uptimeCheckConfigs': {} }, 'www.my-shop.in'],
];

test.each(BROKEN)('%s is open in case %#', async (id, changes, detail) => {
  const found = (await findings(changes)).get(id);
  expect(found?.state).toBe('todo');
  expect(found?.details[0]).toMatch(detail);
});

test('every check of Google’s APIs is broken once', () => {
  const broken = new Set(BROKEN.map(([id]) => id));
  expect(cloudChecks.filter(({ id }) => !broken.has(id))).toEqual([]);
});

test('a check that Google refuses is unknown, with Google’s reason, and the others go on', async () => {
  const found = await findings({ '/billingInfo': { status: 403 } });
  const details = ['Permission denied on resource.'];
  expect(found.get('budget')).toEqual({ state: 'unknown', details });
  expect(found.get('indexes')?.state).toBe('ok');
});

test('an answer of another shape is unknown, not green', async () => {
  const found = await findings({ [DATABASE]: { name: 'x' } });
  expect(found.get('location')?.state).toBe('unknown');
});
