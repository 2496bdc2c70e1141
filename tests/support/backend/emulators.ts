import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { firestoreOf } from './admin-firestore.ts';

const root = join(import.meta.dirname, '../../..');
const offset = portOffset();
const ports = portsAt(offset);

/** The rules of the shop as they are deployed. */
export const RULES = readFileSync(join(root, 'firestore.rules'), 'utf8');

/**
 * An isolated project inside the running emulator, so that a test neither depends on the seeded shop nor changes it. It
 * has the shop's rules, plus `rules` for paths that the shop does not have.
 */
export interface OwnStore {
  readonly projectId: string;
  /** Bypasses the rules, as the Admin SDK does. */
  readonly admin: Firestore;
  /** Firestore for a given user, under the rules. */
  readonly asPeople: RulesTestEnvironment;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an isolated store. `name` separates test files that run in parallel. */
export async function openStore(name: string, rules = ''): Promise<OwnStore> {
  // Without credentials the Admin SDK would query Google's metadata server and log a warning.
  Object.assign(process.env, emulatorEnvironment(offset), { METADATA_SERVER_DETECTION: 'none' });
  const projectId = `demo-${name}`;
  const asPeople = await initializeTestEnvironment({
    projectId,
    firestore: {
      host: '127.0.0.1',
      port: ports.firestore,
      rules: RULES.replace('/documents {', `/documents {\n${rules}`),
    },
  });
  const app = initializeApp({ projectId }, projectId);
  return {
    projectId,
    admin: firestoreOf(app),
    asPeople,
    // The emulator fails when it tells a stream about this that has just ended with its page; then it has emptied
    // the store already, and the second time no such stream is left.
    clear: () => asPeople.clearFirestore().catch(() => asPeople.clearFirestore()),
    async close() {
      await asPeople.cleanup();
      await deleteApp(app);
    },
  };
}

/** A proxied connection between a page and the Firestore emulator that a test can cut. */
export interface ConnectionProxy {
  /** Value of `VITE_EMULATOR_PORT_OFFSET` with which the page reaches Firestore through this proxy. */
  readonly portOffset: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

/** Starts the proxy, connected. */
export async function startConnectionProxy(): Promise<ConnectionProxy> {
  const open = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const reconnect = async (): Promise<void> => {
    const next = createServer((inward) => {
      const outward = connect(ports.firestore, '127.0.0.1');
      for (const socket of [inward, outward]) {
        open.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          open.delete(socket);
          inward.destroy();
          outward.destroy();
        });
      }
      inward.pipe(outward).pipe(inward);
    });
    await new Promise<void>((listening) => {
      next.listen(port, '127.0.0.1', listening);
    });
    ({ port } = next.address() as AddressInfo);
    server = next;
  };
  const disconnect = async (): Promise<void> => {
    const last = server;
    server = null;
    await new Promise<void>((closed) => {
      if (!last) return closed();
      last.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  };
  await reconnect();
  return { portOffset: String(port - portsAt(0).firestore), disconnect, reconnect };
}
