import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as functions from '../../functions/src/index.ts';
import { root } from '../backend/folders.ts';
import { type GoogleApi, validatedApi } from './google-api.ts';

/** The project of the recorded answers. */
export const RECORDED_PROJECT = 'my-shop';

/** The `.env` that belongs to it. */
export const RECORDED_ENV: Readonly<Record<string, string>> = {
  VITE_FIREBASE_APP_ID: '1:123456789012:web:abc123',
  VITE_FIREBASE_PROJECT_ID: RECORDED_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: 'my-shop.firebasestorage.app',
  VITE_SITE_ORIGIN: 'https://www.my-shop.in',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
};

/** The time of the recorded answers, in epoch milliseconds. */
export const RECORDED_AT = Date.parse('2026-11-25T06:00:00Z');

const database = `projects/${RECORDED_PROJECT}/databases/(default)`;

/** An answer, or a refusal by its HTTP status. */
export type RecordedAnswer = object | { readonly status: number };

/**
 * Answers of a project in which nothing is open, by the end of the URL's path. Written from the documented shapes of
 * the REST APIs that each check names, because no project belongs to this repository.
 */
export async function recordedAnswers(): Promise<Record<string, RecordedAnswer>> {
  const file = JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8')) as {
    indexes: { collectionGroup: string; fields: object[]; queryScope: string }[];
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const rules = async (name: string): Promise<object> => ({
    source: { files: [{ name, content: await readFile(join(root, name), 'utf8') }] },
  });
  return {
    '/databases/(default)': {
      name: database,
      locationId: 'asia-south1',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    '/collectionGroups/-/indexes': {
      indexes: file.indexes.map(({ collectionGroup, fields, queryScope }, row) => ({
        name: `${database}/collectionGroups/${collectionGroup}/indexes/CICAgO${row}`,
        queryScope,
        fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
        state: 'READY',
      })),
    },
    '/collectionGroups/-/fields': {
      fields: file.fieldOverrides
        .filter(({ ttl }) => ttl)
        .map(({ collectionGroup, fieldPath }) => ({
          name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
          indexConfig: {},
          ttlConfig: { state: 'ACTIVE' },
        })),
    },
    '/backupSchedules': {
      backupSchedules: [
        {
          name: `${database}/backupSchedules/1`,
          retention: '8467200s',
          dailyRecurrence: {},
        },
      ],
    },
    '/releases': {
      releases: [
        {
          name: `projects/${RECORDED_PROJECT}/releases/cloud.firestore`,
          rulesetName: `projects/${RECORDED_PROJECT}/rulesets/one`,
        },
        {
          name: `projects/${RECORDED_PROJECT}/releases/firebase.storage/my-shop.firebasestorage.app`,
          rulesetName: `projects/${RECORDED_PROJECT}/rulesets/two`,
        },
      ],
    },
    '/rulesets/one': await rules('firestore.rules'),
    '/rulesets/two': await rules('storage.rules'),
    '/locations/asia-south1/functions': {
      functions: Object.keys(functions).map((name) => ({
        name: `projects/${RECORDED_PROJECT}/locations/asia-south1/functions/${name}`,
        state: 'ACTIVE',
        serviceConfig: {
          environmentVariables: {
            SHOP_ORIGIN: 'https://www.my-shop.in',
            SMTP_SERVER: 'smtp.example.com:465',
            SMTP_USER: 'orders',
            MAIL_FROM: 'Franch <orders@my-shop.in>',
            RAZORPAY_KEY_ID: 'rzp_live_AbCdEf12345678',
            RAZORPAY_ACCOUNT_ID: 'acc_AbCdEf12345678',
            RAZORPAY_API: 'https://api.razorpay.com',
            RAZORPAY_CHECKOUT_SCRIPT: 'https://checkout.razorpay.com/v1/checkout.js',
            PAYMENT_MODE: 'live',
            ENFORCE_APP_CHECK: 'true',
          },
        },
      })),
    },
    '/versions/latest': { name: 'projects/123456789012/secrets/x/versions/1', state: 'ENABLED' },
    '/services': {
      services: ['firestore', 'firebasestorage', 'identitytoolkit'].map((service) => ({
        name: `projects/123456789012/services/${service}.googleapis.com`,
        enforcementMode: 'ENFORCED',
      })),
    },
    '/admin/v2/projects/my-shop/config': {
      name: 'projects/123456789012/config',
      signIn: {
        email: { enabled: true, passwordRequired: true },
        anonymous: { enabled: true },
      },
      authorizedDomains: ['www.my-shop.in', 'my-shop.firebaseapp.com', 'my-shop.web.app'],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: {} }] },
    },
    '/defaultSupportedIdpConfigs': {
      defaultSupportedIdpConfigs: [
        {
          name: `projects/${RECORDED_PROJECT}/defaultSupportedIdpConfigs/google.com`,
          enabled: true,
        },
      ],
    },
    '/webApps/1:123456789012:web:abc123/config': {
      projectId: RECORDED_PROJECT,
      appId: '1:123456789012:web:abc123',
      storageBucket: 'my-shop.firebasestorage.app',
      authDomain: 'my-shop.firebaseapp.com',
      apiKey: 'public-key',
    },
    '/sites/my-shop/releases': {
      releases: [{ name: 'sites/my-shop/releases/9', releaseTime: '2026-11-25T00:30:00Z' }],
    },
    '/buckets/_Default': {
      name: 'projects/my-shop/locations/global/buckets/_Default',
      retentionDays: 365,
    },
    '/billingInfo': { billingAccountName: 'billingAccounts/01-02-03', billingEnabled: true },
    '/budgets': { budgets: [{ name: 'billingAccounts/01-02-03/budgets/1' }] },
    '/uptimeCheckConfigs': {
      uptimeCheckConfigs: [
        { monitoredResource: { type: 'uptime_url', labels: { host: 'www.my-shop.in' } } },
      ],
    },
  };
}

/** Google's APIs answering with recorded answers: the longest matching end of the path wins. */
export function recordedGoogle(answers: Readonly<Record<string, RecordedAnswer>>): GoogleApi {
  return validatedApi(async (url) => {
    const path = decodeURIComponent(new URL(url).pathname);
    const [end] = Object.keys(answers)
      .filter((key) => path.endsWith(key))
      .toSorted((one, other) => other.length - one.length);
    const answer = end === undefined ? undefined : answers[end];
    if (answer === undefined) throw new Error(`No answer is recorded for ${path}.`);
    if ('status' in answer && typeof answer.status === 'number') {
      const message = 'Permission denied on resource.';
      return Promise.resolve({ status: answer.status, body: { error: { message } } });
    }
    return Promise.resolve({ status: 200, body: answer });
  });
}
