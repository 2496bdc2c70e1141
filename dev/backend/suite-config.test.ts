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

/** The sources of a directive of the content security policy. */
const directive = (policy: string, name: string): string | undefined =>
  policy.split(/;\s*/).find((part) => part.startsWith(`${name} `));

describe('the configuration of a suite', () => {
  it('gives every emulator a port, and the functions a folder, of its own copy', () => {
    const ports = [...JSON.stringify(local['emulators']).matchAll(/port":(\d+)/gi)];
    const own = new Set<number>(Object.values(portsAt(300)));
    expect(ports.filter(([, port]) => !own.has(Number(port)))).toEqual([]);
    expect(new Set(ports.map(([, port]) => port)).size).toBe(10);
    expect(local['emulators']).toMatchObject({ ui: { enabled: false }, singleProjectMode: true });
    expect(local.functions.map(({ configDir }) => configDir)).toEqual(['.local/functions-300']);
    expect(local.hosting['public']).toBe('.local/site-300');
  });

  it('preserves rules, functions, rewrites and every other header, but HTTPS', () => {
    expect([local['firestore'], local['storage']]).toEqual([real['firestore'], real['storage']]);
    expect(local.functions).toMatchObject(real.functions);
    expect(local.hosting['rewrites']).toEqual(real.hosting['rewrites']);
    const changed = ['Strict-Transport-Security', 'Content-Security-Policy'];
    const others = headersOf(real).filter(({ key }) => !changed.includes(key));
    expect(headersOf(local)).toEqual(expect.arrayContaining(others));
    expect(headersOf(local).map(({ key }) => key)).not.toContain('Strict-Transport-Security');
    expect(policyOf(local)).not.toContain('upgrade-insecure-requests');
  });

  it('lets the page reach its own emulators and gateway, and no other copy', () => {
    const policy = policyOf(local);
    for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action']) {
      expect(directive(policy, name)).toContain(' http://127.0.0.1:7370');
    }
    expect(directive(policy, 'connect-src')).toMatch(/'self' .*http:\/\/127\.0\.0\.1:9399/);
    expect(directive(policy, 'connect-src')).toContain('ws://127.0.0.1:8380');
    expect(directive(policy, 'img-src')).toContain('http://127.0.0.1:9499');
    expect(policy).not.toMatch(/:7070|:9099/);
  });

  it('loosens nothing else of the policy', () => {
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
