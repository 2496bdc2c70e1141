import * as v from 'valibot';
import { MIN_PASSWORD } from '../../src/domain/customer/credentials.ts';
import { listOf, partOf } from './google-api.ts';
import { findingOf, type CloudCheck, type CloudContext } from './project-check.ts';

const Enabled = partOf({ enabled: v.optional(v.boolean(), false) });

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
const AuthConfig = v.object({
  authorizedDomains: v.optional(v.array(v.string()), []),
  signIn: partOf({ email: Enabled, anonymous: Enabled }),
  emailPrivacyConfig: partOf({ enableImprovedEmailPrivacy: v.optional(v.boolean(), false) }),
  passwordPolicyConfig: partOf({
    passwordPolicyEnforcementState: v.optional(v.string(), 'OFF'),
    passwordPolicyVersions: listOf({
      customStrengthOptions: partOf({ minPasswordLength: v.optional(v.number(), 0) }),
    }),
  }),
  mfa: partOf({
    providerConfigs: listOf({
      state: v.optional(v.string(), 'DISABLED'),
      totpProviderConfig: v.optional(v.object({})),
    }),
  }),
});

const ADMIN = 'https://identitytoolkit.googleapis.com/admin/v2';

function authConfig({ google, project }: CloudContext): Promise<v.InferOutput<typeof AuthConfig>> {
  return google.get(`${ADMIN}/projects/${project}/config`, AuthConfig);
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.defaultSupportedIdpConfigs/list */
const Providers = v.object({
  defaultSupportedIdpConfigs: listOf({
    name: v.string(),
    enabled: v.optional(v.boolean(), false),
  }),
});

const signIn: CloudCheck = {
  id: 'sign-in',
  async run(context) {
    const { google, project } = context;
    const config = await authConfig(context);
    const { defaultSupportedIdpConfigs: providers } = await google.get(
      `${ADMIN}/projects/${project}/defaultSupportedIdpConfigs`,
      Providers,
    );
    const hasGoogle = providers.some(
      ({ name, enabled }) => enabled && name.endsWith('/google.com'),
    );
    return findingOf([
      ...(config.signIn.email.enabled ? [] : ['email and password']),
      ...(config.signIn.anonymous.enabled ? [] : ['anonymous']),
      ...(hasGoogle ? [] : ['Google']),
    ]);
  },
};

const domains: CloudCheck = {
  id: 'domains',
  async run(context) {
    const { authorizedDomains } = await authConfig(context);
    const { project, env } = context;
    const origin = env?.['VITE_SITE_ORIGIN'];
    const own = origin && URL.canParse(origin) ? new URL(origin).hostname : '';
    const expected = new Set([own, `${project}.firebaseapp.com`, `${project}.web.app`]);
    return findingOf([
      ...(authorizedDomains.includes(own) ? [] : [`missing: ${own || 'VITE_SITE_ORIGIN'}`]),
      ...authorizedDomains
        .filter((domain) => !expected.has(domain))
        .map((domain) => `not the shop's: ${domain}`),
    ]);
  },
};

const passwordPolicy: CloudCheck = {
  id: 'password-policy',
  async run(context) {
    const { passwordPolicyConfig: policy, emailPrivacyConfig } = await authConfig(context);
    const length = policy.passwordPolicyVersions[0]?.customStrengthOptions.minPasswordLength ?? 0;
    const isEnforced = policy.passwordPolicyEnforcementState === 'ENFORCE';
    return findingOf([
      ...(isEnforced && length >= MIN_PASSWORD ? [] : [`at least ${MIN_PASSWORD} characters`]),
      ...(emailPrivacyConfig.enableImprovedEmailPrivacy ? [] : ['email enumeration protection']),
    ]);
  },
};

const secondFactor: CloudCheck = {
  id: 'second-factor',
  async run(context) {
    const { mfa } = await authConfig(context);
    const hasTotp = mfa.providerConfigs.some(
      ({ state, totpProviderConfig }) => totpProviderConfig !== undefined && state === 'ENABLED',
    );
    return findingOf(hasTotp ? [] : ['TOTP']);
  },
};

/** The checks of Firebase Authentication. */
export const SIGN_IN_CHECKS: readonly CloudCheck[] = [
  signIn,
  domains,
  passwordPolicy,
  secondFactor,
];
