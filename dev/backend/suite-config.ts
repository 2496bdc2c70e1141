import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, siteFolder, valuesFolder } from './folders.ts';
import { type Ports, portsAt } from './ports.ts';

/** The parts of firebase.json that the suite reads or changes; everything else is preserved. */
export interface FirebaseConfig {
  readonly functions: readonly Readonly<Record<string, unknown>>[];
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
    readonly [key: string]: unknown;
  };
  readonly [key: string]: unknown;
}

const host = '127.0.0.1';

/**
 * Writes the configuration of the suite at `offset` beside firebase.json, whose paths are relative to it.
 * @param site the folder that Hosting serves, relative to the root; created when it is missing.
 * @returns the path of the file. It is not committed, and deleted when the suite stops.
 */
export async function writeSuiteConfig(offset: number, site = siteFolder(offset)): Promise<string> {
  const source = await readFile(join(root, 'firebase.json'), 'utf8');
  const config = suiteConfig(JSON.parse(source) as FirebaseConfig, offset, site);
  const path = join(root, `.firebase.${offset}.json`);
  await mkdir(join(root, site), { recursive: true });
  await writeFile(path, JSON.stringify(config, null, 2));
  return path;
}

/**
 * The configuration of firebase.json for one copy of the suite: its ports, its site, its functions' configuration, and
 * a policy that lets the page connect to the emulators and to the stand-in gateway. HTTPS enforcement is left out: this
 * machine has no HTTPS.
 * @param site the folder that Hosting serves, relative to the project's root.
 */
export function suiteConfig(config: FirebaseConfig, offset: number, site: string): FirebaseConfig {
  const ports = portsAt(offset);
  const at = (port: number): { host: string; port: number } => ({ host, port });
  return {
    ...config,
    functions: config.functions.map((codebase) => ({
      ...codebase,
      configDir: valuesFolder(offset),
    })),
    hosting: {
      ...config.hosting,
      public: site,
      headers: config.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers
          .filter(({ key }) => key !== 'Strict-Transport-Security')
          .map(({ key, value }) => ({
            key,
            value: key === 'Content-Security-Policy' ? localPolicy(value, ports) : value,
          })),
      })),
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: at(ports.hub),
      logging: at(ports.logging),
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      functions: at(ports.functions),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      storage: at(ports.storage),
      hosting: at(ports.hosting),
    },
  };
}

/** A Content-Security-Policy that also allows the emulators and the gateway. */
export function localPolicy(policy: string, ports: Ports): string {
  const origin = (scheme: string, port: number): string => `${scheme}://${host}:${port}`;
  const gateway = origin('http', ports.gateway);
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': [gateway],
    'form-action': [gateway],
    'connect-src': [
      ...[ports.auth, ports.firestore, ports.functions, ports.storage].map((port) =>
        origin('http', port),
      ),
      gateway,
      origin('ws', ports.firestore),
    ],
    'img-src': [origin('http', ports.storage)],
    'frame-src': [origin('http', ports.auth), gateway],
  };
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(more[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
