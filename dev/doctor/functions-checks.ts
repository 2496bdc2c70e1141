import * as v from 'valibot';
import * as functions from '../../functions/src/index.ts';
import { courierSecrets } from '../../functions/src/couriers/services.ts';
import { outboxSecrets } from '../../functions/src/mail/send.ts';
import {
  PROVIDER_MODULES,
  providerSecrets,
} from '../../functions/src/payments/gateway/providers.ts';
import { REGION } from '../../functions/src/platform/params.ts';
import { GoogleApiError, listOf, partOf } from './google-api.ts';
import { findingOf, type CloudCheck, type CloudContext } from './project-check.ts';

/** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions/list */
const Functions = v.object({
  functions: listOf({
    name: v.string(),
    state: v.optional(v.string(), ''),
    serviceConfig: partOf({
      environmentVariables: v.optional(v.record(v.string(), v.string()), {}),
    }),
  }),
});

async function deployedFunctions({
  google,
  project,
}: CloudContext): Promise<v.InferOutput<typeof Functions>['functions']> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${REGION}/functions?pageSize=200`;
  return (await google.get(url, Functions)).functions;
}

const deployed: CloudCheck = {
  id: 'functions',
  async run(context) {
    const states = new Map(
      (await deployedFunctions(context)).map(({ name, state }) => [name.split('/').at(-1), state]),
    );
    return findingOf(
      Object.keys(functions).flatMap((name) => {
        const state = states.get(name);
        return state === 'ACTIVE' ? [] : `${name}: ${state?.toLowerCase() ?? 'missing'}`;
      }),
    );
  },
};

/** The parameters of the deployed functions, which `firebase deploy` writes into their environment. */
async function functionValues(context: CloudContext): Promise<Readonly<Record<string, string>>> {
  const all = await deployedFunctions(context);
  return Object.fromEntries(
    all.flatMap(({ serviceConfig }) => Object.entries(serviceConfig.environmentVariables)),
  );
}

const values: CloudCheck = {
  id: 'function-values',
  async run(context) {
    const found = await functionValues(context);
    const origin = (found['SHOP_ORIGIN'] ?? '').replace(/\/$/u, '');
    const siteOrigin = context.env?.['VITE_SITE_ORIGIN'];
    return findingOf([
      ...(origin.startsWith('https://') ? [] : ['SHOP_ORIGIN']),
      ...(siteOrigin === undefined || siteOrigin === origin
        ? []
        : ['SHOP_ORIGIN: VITE_SITE_ORIGIN']),
      ...(/^[\w.-]+:\d+$/u.test(found['SMTP_SERVER'] ?? '') ? [] : ['SMTP_SERVER']),
      ...(/@[^>\s]+\.[^>\s]+/u.test(found['MAIL_FROM'] ?? '') ? [] : ['MAIL_FROM']),
    ]);
  },
};

const paymentMode: CloudCheck = {
  id: 'payment-mode',
  async run(context) {
    const found = await functionValues(context);
    const environment = { projectId: context.project, emulated: false };
    return findingOf(
      Object.values(PROVIDER_MODULES).flatMap(({ modeOf }) => {
        try {
          return modeOf(found, environment) === 'live' ? [] : ['PAYMENT_MODE: test'];
        } catch (error) {
          return [error instanceof Error ? error.message : String(error)];
        }
      }),
    );
  },
};

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
const SecretVersion = v.object({ state: v.string() });

const secrets: CloudCheck = {
  id: 'secrets',
  async run({ google, project }) {
    const missing: string[] = [];
    for (const { name } of [...providerSecrets, ...courierSecrets, ...outboxSecrets]) {
      const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
      try {
        const { state } = await google.get(url, SecretVersion);
        if (state !== 'ENABLED') missing.push(`${name}: ${state.toLowerCase()}`);
      } catch (error) {
        if (!(error instanceof GoogleApiError) || error.status !== 404) throw error;
        missing.push(name);
      }
    }
    return findingOf(missing);
  },
};

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services/list */
const Services = v.object({
  services: listOf({ name: v.string(), enforcementMode: v.optional(v.string(), 'OFF') }),
});

/** The services whose requests App Check should vouch for. */
const PROTECTED = [
  'firestore.googleapis.com',
  'firebasestorage.googleapis.com',
  'identitytoolkit.googleapis.com',
];

const appCheck: CloudCheck = {
  id: 'app-check',
  async run(context) {
    const { google, project, env } = context;
    const found = await functionValues(context);
    const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services?pageSize=100`;
    const { services } = await google.get(url, Services);
    const enforced = services
      .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
      .map(({ name }) => name.split('/').at(-1));
    return findingOf([
      ...(env?.['VITE_APP_CHECK_SITE_KEY'] ? [] : ['VITE_APP_CHECK_SITE_KEY']),
      ...PROTECTED.filter((service) => !enforced.includes(service)),
      ...(found['ENFORCE_APP_CHECK'] === 'true' ? [] : ['ENFORCE_APP_CHECK']),
    ]);
  },
};

/** The checks of the functions and of what protects them. */
export const FUNCTIONS_CHECKS: readonly CloudCheck[] = [
  deployed,
  values,
  secrets,
  paymentMode,
  appCheck,
];
