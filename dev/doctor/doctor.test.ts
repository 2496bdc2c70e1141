import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

interface Change {
  readonly answers?: Readonly<Record<string, RecordedAnswer>>;
  readonly env?: Readonly<Record<string, string>> | null;
}

function context({ answers: others = {}, env = RECORDED_ENV }: Change): CloudContext {
  return {
    project: RECORDED_PROJECT,
    google: recordedGoogle({ ...answers, ...others }),
    // The checks of this file read no document.
    store: null as never,
    env,
    readFile: (path) => readFile(join(root, path), 'utf8'),
    now: RECORDED_AT,
  };
}

const cloudChecks = PROJECT_CHECKS.filter((check) => !('runsLocally' in check));

async function findings(change: Change): Promise<ReadonlyMap<LaunchCheckId, Finding>> {
  const rows = await Promise.all(
    cloudChecks.map(async (check) => [check.id, await findingFor(check, context(change))] as const),
  );
  return new Map(rows);
}

test('a finished project has no open check', async () => {
  for (const [id, { state, details }] of await findings({})) {
    expect({ id, state, details }).toEqual({ id, state: 'ok', details: [] });
  }
});

/** A copy of a recorded answer with other fields. */
function changed(key: string, fields: object): Readonly<Record<string, RecordedAnswer>> {
  return { [key]: { ...answers[key], ...fields } };
}

const functionsKey = '/locations/asia-south1/functions';
type DeployedFunction = {
  name: string;
  state: string;
  serviceConfig: { environmentVariables: Record<string, string> };
};
const deployed = (answers[functionsKey] as { functions: DeployedFunction[] }).functions;

function withValues(values: Record<string, string>): Readonly<Record<string, RecordedAnswer>> {
  return {
    [functionsKey]: {
      functions: deployed.map((one) => ({
        ...one,
        serviceConfig: {
          environmentVariables: { ...one.serviceConfig.environmentVariables, ...values },
        },
      })),
    },
  };
}

const configKey = '/admin/v2/projects/my-shop/config';
const indexKey = '/collectionGroups/-/indexes';
const { indexes } = answers[indexKey] as { indexes: object[] };

interface BrokenRow {
  readonly id: LaunchCheckId;
  readonly what: string;
  readonly change: Change;
  /** The only or first detail. */
  readonly detail: string | RegExp;
}

const BROKEN: readonly BrokenRow[] = [
  {
    id: 'location',
    what: 'the database in Iowa',
    change: { answers: changed('/databases/(default)', { locationId: 'nam5' }) },
    detail: 'Firestore: nam5',
  },
  {
    id: 'rules',
    what: 'rules that were edited in the console',
    change: { answers: { '/rulesets/one': { source: { files: [{ content: 'allow read' }] } } } },
    detail: 'firestore.rules: another version',
  },
  {
    id: 'rules',
    what: 'no rules of Storage',
    change: {
      answers: {
        '/releases': {
          releases: (answers['/releases'] as { releases: object[] }).releases.slice(0, 1),
        },
      },
    },
    detail: 'storage.rules: missing',
  },
  {
    id: 'indexes',
    what: 'an index that is missing',
    change: { answers: { [indexKey]: { indexes: indexes.slice(1) } } },
    detail: 'products (active asc, changedat desc): missing',
  },
  {
    id: 'indexes',
    what: 'an index that is being built',
    change: {
      answers: {
        [indexKey]: { indexes: [{ ...indexes[0], state: 'CREATING' }, ...indexes.slice(1)] },
      },
    },
    detail: 'products (active asc, changedat desc): creating',
  },
  {
    id: 'ttl',
    what: 'a deletion policy that is not active',
    change: { answers: { '/collectionGroups/-/fields': {} } },
    detail: 'mail.expiresAt',
  },
  {
    id: 'backups',
    what: 'no backups',
    change: { answers: { '/backupSchedules': {} } },
    detail: 'backup schedule',
  },
  {
    id: 'backups',
    what: 'a database that can be deleted',
    change: {
      answers: changed('/databases/(default)', {
        deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      }),
    },
    detail: 'delete protection',
  },
  {
    id: 'functions',
    what: 'a function that failed to deploy',
    change: {
      answers: {
        [functionsKey]: {
          functions: deployed.map((one) =>
            one.name.endsWith('/startCheckout') ? { ...one, state: 'FAILED' } : one,
          ),
        },
      },
    },
    detail: 'startCheckout: failed',
  },
  {
    id: 'function-values',
    what: 'letters without a sender',
    change: { answers: withValues({ MAIL_FROM: '' }) },
    detail: 'MAIL_FROM',
  },
  {
    id: 'function-values',
    what: 'links to another site',
    change: { answers: withValues({ SHOP_ORIGIN: 'https://my-shop.web.app' }) },
    detail: 'SHOP_ORIGIN: VITE_SITE_ORIGIN',
  },
  {
    id: 'payment-mode',
    what: 'a test key in a live shop',
    change: { answers: withValues({ RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678' }) },
    detail: /^RAZORPAY_KEY_ID is a test key/u,
  },
  {
    id: 'payment-mode',
    what: 'test money',
    change: {
      answers: withValues({ RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678', PAYMENT_MODE: 'test' }),
    },
    detail: 'PAYMENT_MODE: test',
  },
  {
    id: 'secrets',
    what: 'a secret that was never set',
    change: { answers: { '/SMTP_PASSWORD/versions/latest': { status: 404 } } },
    detail: 'SMTP_PASSWORD',
  },
  {
    id: 'secrets',
    what: 'a secret that was switched off',
    change: { answers: { '/RAZORPAY_KEY_SECRET/versions/latest': { state: 'DISABLED' } } },
    detail: 'RAZORPAY_KEY_SECRET: disabled',
  },
  {
    id: 'app-check',
    what: 'a database without App Check',
    change: { answers: { '/services': {} } },
    detail: 'firestore.googleapis.com',
  },
  {
    id: 'sign-in',
    what: 'no guests',
    change: {
      answers: changed(configKey, { signIn: { email: { enabled: true }, anonymous: {} } }),
    },
    detail: 'anonymous',
  },
  {
    id: 'domains',
    what: 'localhost among the domains',
    change: {
      answers: changed(configKey, {
        authorizedDomains: ['localhost', 'www.my-shop.in', 'my-shop.firebaseapp.com'],
      }),
    },
    detail: "not the shop's: localhost",
  },
  {
    id: 'password-policy',
    what: 'passwords of six characters',
    change: { answers: changed(configKey, { passwordPolicyConfig: {} }) },
    detail: 'at least 8 characters',
  },
  {
    id: 'second-factor',
    what: 'no second factor',
    change: { answers: changed(configKey, { mfa: { state: 'DISABLED' } }) },
    detail: 'TOTP',
  },
  { id: 'web-config', what: 'no .env', change: { env: null }, detail: '.env' },
  {
    id: 'site-age',
    what: 'a site of last month',
    change: {
      answers: {
        '/sites/my-shop/releases': { releases: [{ releaseTime: '2026-10-25T06:00:00Z' }] },
      },
    },
    detail: '31 days',
  },
  {
    id: 'log-retention',
    what: 'logs of a month',
    change: { answers: { '/buckets/_Default': {} } },
    detail: '30 days',
  },
  {
    id: 'budget',
    what: 'no budget',
    change: { answers: { '/budgets': {} } },
    detail: 'budget',
  },
  {
    id: 'uptime',
    what: 'nobody watching the site',
    change: { answers: { '/uptimeCheckConfigs': {} } },
    detail: 'www.my-shop.in',
  },
];

describe('a broken project', () => {
  test.each(BROKEN)('$id: $what', async ({ id, change, detail }) => {
    const found = (await findings(change)).get(id);
    expect(found?.state).toBe('todo');
    expect(found?.details[0]).toMatch(detail);
  });

  test('every check of Google’s APIs is broken once', () => {
    const broken = new Set(BROKEN.map(({ id }) => id));
    expect(cloudChecks.filter(({ id }) => !broken.has(id))).toEqual([]);
  });
});

test('a check that Google refuses is unknown, with Google’s reason, and the others go on', async () => {
  const found = await findings({ answers: { '/billingInfo': { status: 403 } } });
  expect(found.get('budget')).toEqual({
    state: 'unknown',
    details: ['Permission denied on resource.'],
  });
  expect(found.get('indexes')?.state).toBe('ok');
});

test('an answer of another shape is unknown, not green', async () => {
  const found = await findings({ answers: { '/databases/(default)': { name: 'x' } } });
  expect(found.get('location')?.state).toBe('unknown');
});
