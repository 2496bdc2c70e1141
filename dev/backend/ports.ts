import { offsetPort } from '#data/firebase/emulator-port.ts';

/** The default ports of the local suite: people and scripts rely on them (README). */
const usual = {
  smtp: 1025,
  inbox: 1080,
  texts: 1090,
  hub: 4411,
  logging: 4412,
  hosting: 5000,
  functions: 5001,
  vite: 5173,
  gateway: 7070,
  courier: 7071,
  firestore: 8080,
  auth: 9099,
  firestoreSocket: 9150,
  storage: 9199,
  eventarc: 9213,
  tasks: 9214,
} as const;

/** A service on a port of the suite. `vite`, `gateway`, `courier`, `texts` and the mail ports are ours, the rest is firebase-tools'. */
export type Service = keyof typeof usual;

/** One port for each service of one copy of the suite. */
export type Ports = Readonly<Record<Service, number>>;

/** Ports that browsers refuse to open (fetch standard, "bad port"), as far as an offset can reach them. */
const refusedByBrowsers = new Set([6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10080]);

/**
 * The ports of the copy at `offset`. Two copies collide when their offsets differ by exactly 100 (the Auth of one is
 * the Storage of the other); the start then names the port and its owner.
 * @throws Error with one sentence when a copy cannot run there.
 */
export function portsAt(offset: number): Ports {
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000 || offset % 100 !== 0) {
    throw new Error(`PORT_OFFSET is ${offset}: it must be 0 or a multiple of 100, up to 50000.`);
  }
  const moved = Object.entries(usual).map(([service, port]): [string, number] => [
    service,
    offsetPort(port, offset),
  ]);
  const refused = moved.find(([, port]) => refusedByBrowsers.has(port));
  if (refused) {
    throw new Error(
      `PORT_OFFSET is ${offset}: it would put ${refused[0]} on port ${refused[1]}, which browsers refuse.`,
    );
  }
  return Object.fromEntries(moved) as Ports;
}

/**
 * The value of PORT_OFFSET; 0 when it is unset or empty.
 * @throws Error with one sentence when it is no number that `portsAt` accepts.
 */
export function portOffset(environment: NodeJS.ProcessEnv = process.env): number {
  const wanted = environment['PORT_OFFSET']?.trim() ?? '';
  if (!/^\d*$/.test(wanted)) {
    throw new Error(`PORT_OFFSET is "${wanted}": it must be 0 or a multiple of 100, up to 50000.`);
  }
  const offset = Number(wanted);
  portsAt(offset);
  return offset;
}

/**
 * The shops that a run of tests has opened, by offset (`SHOP_OFFSETS`): each worker of a runner has one to itself. Empty
 * when there is only the one of PORT_OFFSET.
 */
export function shopOffsets(environment: NodeJS.ProcessEnv = process.env): readonly number[] {
  return (environment['SHOP_OFFSETS'] ?? '').split(',').filter(Boolean).map(Number);
}

/** The emulators that can be started. */
export const emulators = ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const;

export type Emulator = (typeof emulators)[number];

/** The project of the local suite. "demo-" prevents every Firebase tool from contacting a real one. */
export const projectId = 'demo-franch';

/** The Storage bucket of the local suite. */
export const bucket = 'demo-franch.appspot.com';

/** Environment variables that point the Admin SDK (and so seeds and tests) to the suite at `offset`. */
export function emulatorEnvironment(offset: number): Record<string, string> {
  const ports = portsAt(offset);
  return {
    PORT_OFFSET: String(offset),
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
}
