import * as v from 'valibot';

const Name = (pattern: RegExp, example: string) =>
  v.pipe(v.string('is missing'), v.regex(pattern, `does not look like ${example}`));

const ConfigSchema = v.object({
  VITE_FIREBASE_API_KEY: Name(/^[\w-]{6,}$/, 'an API key such as AIza…'),
  VITE_FIREBASE_AUTH_DOMAIN: Name(/^[\w.-]+(:\d+)?$/, 'a domain such as my-shop.firebaseapp.com'),
  VITE_FIREBASE_PROJECT_ID: Name(/^[a-z][a-z0-9-]{4,29}$/, 'a project id such as my-shop'),
  VITE_FIREBASE_STORAGE_BUCKET: Name(
    /^[\w.-]+\.[\w.-]+$/,
    'a bucket such as my-shop.firebasestorage.app',
  ),
  VITE_FIREBASE_APP_ID: Name(/^\d+:\d+:web:\w+$/, 'an app id such as 1:123:web:abc'),
  VITE_SITE_ORIGIN: Name(
    /^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?$/,
    'an origin such as https://www.my-shop.in',
  ),
  VITE_APP_CHECK_SITE_KEY: v.optional(
    Name(/^[\w-]{20,80}$/, 'a site key of reCAPTCHA Enterprise such as 6Le…'),
  ),
  VITE_EMULATOR_PORT_OFFSET: v.optional(Name(/^\d{1,5}$/, 'a number such as 0')),
});

/** Connection settings of the backend. */
export interface Config {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly appId: string;
  };
  /** The shop's public origin (scheme and host), without a trailing slash. */
  readonly siteOrigin: string;
  /** Port offset of the local emulator suite; null for real Firebase. */
  readonly emulatorPortOffset: number | null;
}

/**
 * Parses the build environment into the configuration.
 * @throws Error that names every missing or malformed value and never shows a value.
 */
export function parseConfig(environment: Readonly<Record<string, unknown>>): Config {
  const parsed = v.safeParse(ConfigSchema, environment);
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? '';
      return `  ${name} ${issue.received === 'undefined' ? 'is missing' : issue.message}`;
    });
    throw new Error(`The configuration is not complete:\n${errors.join('\n')}`);
  }
  const values = parsed.output;
  return {
    firebase: {
      apiKey: values.VITE_FIREBASE_API_KEY,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: values.VITE_FIREBASE_PROJECT_ID,
      storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET,
      appId: values.VITE_FIREBASE_APP_ID,
    },
    siteOrigin: values.VITE_SITE_ORIGIN,
    emulatorPortOffset:
      values.VITE_EMULATOR_PORT_OFFSET === undefined
        ? null
        : Number(values.VITE_EMULATOR_PORT_OFFSET),
  };
}
