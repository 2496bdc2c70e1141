import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portsAt } from './ports.ts';
import { type FirebaseConfig, localPolicy, suiteConfig } from './suite-config.ts';

const real = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as FirebaseConfig;
const local = suiteConfig(real, 300, '.local/site-300');

function headersOf(config: FirebaseConfig): { key: string; value: string }[] {
  return config.hosting.headers.flatMap(({ headers }) => [...headers]);
}

function policyOf(config: FirebaseConfig): string {
  return headersOf(config).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

/** Every port anywhere in a configuration. */
function portsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'number' && /port/i.test(key) ? [inner] : portsIn(inner),
  );
}

describe('the configuration of a suite', () => {
  it('gives every emulator a port of its own copy', () => {
    const ports = portsIn(local['emulators']);
    const allowedPorts = new Set<number>(Object.values(portsAt(300)));
    expect(ports).toHaveLength(10);
    expect(new Set(ports).size).toBe(ports.length);
    expect(ports.every((port) => allowedPorts.has(port))).toBe(true);
  });

  it('serves the site of its own copy and downloads no emulator UI', () => {
    expect(local.hosting['public']).toBe('.local/site-300');
    expect(local['emulators']).toMatchObject({ ui: { enabled: false }, singleProjectMode: true });
  });

  it('preserves rules, functions, rewrites and every other header', () => {
    expect(local['firestore']).toEqual(real['firestore']);
    expect(local['storage']).toEqual(real['storage']);
    expect(local.functions).toMatchObject(real.functions);
    expect(local.hosting['rewrites']).toEqual(real.hosting['rewrites']);
    const expectedHeaders = headersOf(real).filter(
      ({ key }) => key !== 'Strict-Transport-Security' && key !== 'Content-Security-Policy',
    );
    expect(headersOf(local)).toEqual(expect.arrayContaining(expectedHeaders));
  });

  it('gives the functions the configuration of its own copy', () => {
    expect(local.functions.map(({ configDir }) => configDir)).toEqual(['.local/functions-300']);
  });

  it('lets the page pay at the gateway of its own copy', () => {
    for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action']) {
      const sources = policyOf(local)
        .split('; ')
        .find((part) => part.startsWith(`${name} `));
      expect(sources).toContain(' http://127.0.0.1:7370');
    }
    expect(policyOf(local)).not.toContain(':7070');
  });

  it('does not enforce HTTPS, which the suite does not have', () => {
    expect(headersOf(local).map(({ key }) => key)).not.toContain('Strict-Transport-Security');
    expect(policyOf(local)).not.toContain('upgrade-insecure-requests');
  });

  it('lets the page connect to its own emulators, and to no other copy', () => {
    expect(policyOf(local)).toMatch(/connect-src 'self' [^;]*http:\/\/127\.0\.0\.1:9399/);
    expect(policyOf(local)).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:8380/);
    expect(policyOf(local)).toMatch(/img-src [^;]*http:\/\/127\.0\.0\.1:9499/);
    expect(policyOf(local)).not.toContain(':9099');
  });

  it('loosens nothing else of the policy', () => {
    const directive = (policy: string, name: string): string | undefined =>
      policy
        .split(';')
        .find((part) => part.trim().startsWith(`${name} `))
        ?.trim();
    for (const name of ['default-src', 'style-src', 'font-src', 'base-uri', 'object-src']) {
      expect(directive(policyOf(local), name)).toBe(directive(policyOf(real), name));
    }
    expect(localPolicy("default-src 'none'", portsAt(0))).toBe("default-src 'none'");
  });
});

describe('firebase.json itself', () => {
  const policy = policyOf(real);

  it('allows no inline script, no eval and no developer machine', () => {
    expect(policy).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/=]+')* https:\/\/apis\.google\.com https:\/\/checkout\.razorpay\.com https:\/\/www\.google\.com\/recaptcha\/enterprise\.js https:\/\/www\.gstatic\.com\/recaptcha\/releases\/;/,
    );
    expect(policy).not.toMatch(/unsafe-eval|127\.0\.0\.1|localhost|http:/);
  });

  it('serves 404.html for unknown addresses and missing assets', () => {
    const sources = (real.hosting['rewrites'] as { source: string }[]).map(({ source }) => source);
    expect(sources).not.toContain('**');
    expect(sources.filter((source) => source.startsWith('/assets'))).toEqual([]);
  });

  it('builds for the real project before every deploy', () => {
    expect(real.hosting['predeploy']).toEqual(['npm run build -- --mode production']);
  });
});
