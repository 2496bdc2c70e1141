import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type CourierStandIn, startCourier } from '../courier/courier.ts';
import { TRACKING_PATH } from '../courier/keys.ts';
import { type Gateway, startGateway } from '../gateway/gateway.ts';
import { LOCAL_KEYS, WEBHOOK_PATH } from '../gateway/keys.ts';
import { firebaseCommand } from './firebase-tools.ts';
import { dataFolder, logFolder } from './folders.ts';
import { writeFunctionsValues } from './functions-values.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openTextInbox, type TextInbox } from './text-inbox.ts';
import { requireFreePorts } from './port-owners.ts';
import { type Emulator, emulators, type Ports, portsAt, projectId } from './ports.ts';
import { endMarked, signalMarked } from './processes/processes.mjs';
import { lastLines, untilOneEnds, waitUntilReady } from './readiness.ts';
import { onShutdown } from './processes/shutdown.ts';
import { writeSuiteConfig } from './suite-config.ts';
import { findPrograms, suiteEnvironment } from './suite-environment.ts';

/** Options of a suite. */
export interface SuiteOptions {
  /** The offset of every port; see `portsAt`. */
  readonly portOffset: number;
  /** Starts with the data of the last `keep`, and stores its own. Otherwise it starts empty. */
  readonly keep?: boolean;
  /** The folder that Hosting serves, relative to the project's root. It may be filled later. */
  readonly site?: string;
  /** The shop's origin for shoppers, when that is not Hosting: payments return there. */
  readonly origin?: string;
  /** Starts only these emulators. Functions must have been bundled before; the stand-ins and the inbox come with them. */
  readonly only?: readonly Emulator[];
}

/** A running suite. */
export interface Suite {
  readonly ports: Ports;
  /** Whether it started with the stored data of an earlier one. */
  readonly restored: boolean;
  /** Resolves when firebase-tools or one of its emulators ends unexpectedly. */
  readonly failed: Promise<Error>;
  /** Ends every process of the suite; resolves when all of its ports are free. May be called again. */
  readonly stop: () => Promise<void>;
}

/** Limits for starting, and for stopping (there may be data to write), in milliseconds. */
const START_MS = 120_000;
const STOP_MS = 60_000;
/** Timeout of a webhook: an emulated function is loaded at its first call, and again for each parallel one. */
const PATIENCE_MS = 30_000;
/** How long a process or a port may outlive firebase-tools, in milliseconds. */
const LINGER_MS = 3000;

/**
 * Starts the emulators and resolves when each of them answers. They stop with `stop()`, with a signal to this process,
 * and with its end, however that comes.
 * @throws TakenPortsError, MissingProgramError, or an Error with the end of the log. Nothing is left running.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { portOffset, keep = false, only = emulators } = options;
  const ports = portsAt(portOffset);
  const needed = portsOf(only, ports);
  await requireFreePorts(needed);

  const programs = await findPrograms(only);

  const data = dataFolder(portOffset);
  const restored = keep && existsSync(join(data, 'firebase-export-metadata.json'));
  const config = await writeSuiteConfig(portOffset, options.site);
  await writeFunctionsValues(portOffset, options.origin);
  // A short name: sockets are in there, and their paths may have at most 108 bytes.
  const temporary = await mkdtemp(join(tmpdir(), 'franch-'));
  const marker = randomUUID();
  const environment = suiteEnvironment(programs, temporary, marker);
  const args = [
    ...['--config', config, '--project', projectId, '--only', only.join(',')],
    ...(restored ? ['--import', data] : []),
    ...(keep ? ['--export-on-exit', data] : []),
  ];
  const { child, log } = await spawnFirebase(logFolder(portOffset), args, environment);
  const exited = once(child, 'exit');

  let gateway: Gateway | null = null;
  let courier: CourierStandIn | null = null;
  let mailbox: Mailbox | null = null;
  let texts: TextInbox | null = null;
  let ending: Promise<void> | null = null;
  const stopping = new AbortController();
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await Promise.race([exited, delay(STOP_MS, null, { ref: false })]);
    }
    await endMarked(marker, LINGER_MS);
    await gateway?.stop();
    await courier?.stop();
    await texts?.stop();
    await mailbox?.stop();
    await rm(temporary, { recursive: true, force: true });
    await rm(config, { force: true });
    await untilFree(needed);
    if (keep && !(await readFile(log, 'utf8')).includes('Export complete')) {
      throw new Error(`The data could not be kept.\n${await lastLines(log)}`);
    }
  };
  const stop = (): Promise<void> => {
    ending ??= end().finally(forget);
    stopping.abort();
    return ending;
  };
  const forget = onShutdown(stop, () => {
    signalMarked(marker, 'SIGKILL');
    for (const path of [temporary, config]) rmSync(path, { recursive: true, force: true });
  });

  try {
    if (only.includes('functions')) {
      gateway = await openGateway(ports);
      courier = await startCourier({
        port: ports.courier,
        webhookUrl: `http://127.0.0.1:${ports.hosting}${TRACKING_PATH}`,
      });
      mailbox = await openMailbox(ports);
      texts = await openTextInbox(ports);
    }
    await waitUntilReady({
      answering: answeringPorts(only, ports),
      log,
      exited,
      timeout: START_MS,
    });
  } catch (error) {
    await stop().catch(() => null);
    throw error;
  }
  const ended = Promise.race([
    exited.then(() => 'suite of emulators'),
    untilOneEnds(answeringPorts(only, ports), stopping.signal).then((name) => `${name} emulator`),
  ]);
  const failed = ended.then(async (what) => {
    if (ending) return new Promise<never>(() => null);
    return new Error(`The ${what} ended by itself.\n${await lastLines(log)}`);
  });
  return { ports, restored, failed, stop };
}

/** Ensures that every port of the suite at `offset` is free. @throws TakenPortsError */
export async function requireSuitePorts(offset: number): Promise<void> {
  await requireFreePorts(portsOf(emulators, portsAt(offset)));
}

/** The gateway runs in this process. It sends its webhooks like a real one: to the shop's own address. */
async function openGateway({ gateway, hosting }: Ports): Promise<Gateway> {
  const webhookUrl = `http://127.0.0.1:${hosting}${WEBHOOK_PATH}`;
  return startGateway({ ...LOCAL_KEYS, port: gateway, webhookUrl, webhookPatienceMs: PATIENCE_MS });
}

async function spawnFirebase(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; log: string }> {
  await mkdir(folder, { recursive: true });
  const log = join(folder, 'suite.log');
  const output = await open(log, 'w');
  const leash = pathToFileURL(join(import.meta.dirname, 'processes/leash.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', leash, firebaseCommand(), 'emulators:start', ...args],
    // A separate process group: Ctrl-C in the terminal reaches only this process, which then stops the suite in order.
    { cwd: folder, env: environment, stdio: ['pipe', output.fd, output.fd], detached: true },
  );
  await output.close();
  return { child, log };
}

/** The ports that must be free for these emulators. */
function portsOf(only: readonly Emulator[], ports: Ports): Record<string, number> {
  return {
    ...answeringPorts(only, ports),
    hub: ports.hub,
    logging: ports.logging,
    ...(only.includes('firestore') ? { 'firestore websocket': ports.firestoreSocket } : {}),
    ...(only.includes('functions')
      ? {
          eventarc: ports.eventarc,
          tasks: ports.tasks,
          gateway: ports.gateway,
          courier: ports.courier,
          smtp: ports.smtp,
          inbox: ports.inbox,
          texts: ports.texts,
        }
      : {}),
  };
}

function answeringPorts(only: readonly Emulator[], ports: Ports): Record<string, number> {
  return Object.fromEntries(only.map((emulator) => [emulator, ports[emulator]]));
}

async function untilFree(ports: Readonly<Record<string, number>>): Promise<void> {
  const deadline = Date.now() + LINGER_MS;
  for (;;) {
    try {
      await requireFreePorts(ports);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}
