import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { functionsValues } from '../../../dev/backend/functions-values.ts';
import { emulatorEnvironment, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { type Gateway, startGateway } from '../../../dev/gateway/gateway.ts';
import { LOCAL_KEYS, WEBHOOK_PATH } from '../../../dev/gateway/keys.ts';

/** The shop's functions in a separate process, with a separate gateway that sends its webhooks there. */
export interface FunctionsInstance {
  /** Scheme, host and port at which the functions answer, under the shop's paths. */
  readonly url: string;
  readonly gateway: Gateway;
  /** Runs the sweep that the schedule runs every five minutes. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts them against the Firestore and Auth of the suite at an offset. They must have been bundled.
 * @param seed makes the gateway's random choices repeatable.
 */
export async function startFunctions(offset: number, seed: number): Promise<FunctionsInstance> {
  const url = (port: number): string => `http://127.0.0.1:${port}`;
  const shop = url(portsAt(offset).hosting);
  const { strings, secrets } = functionsValues(offset, shop);
  const child = fork(join(import.meta.dirname, 'instance.mjs'), {
    env: {
      ...process.env,
      ...emulatorEnvironment(offset),
      ...strings,
      ...secrets,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      METADATA_SERVER_DETECTION: 'none',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const died = once(child, 'exit').then(() => {
    throw new Error('the functions ended');
  });
  const nextMessage = async (): Promise<unknown> =>
    (await Promise.race([once(child, 'message'), died]))[0];
  const { port } = (await nextMessage()) as { readonly port: number };
  const functions = url(port);
  const gateway = await startGateway({
    ...LOCAL_KEYS,
    port: 0,
    seed,
    webhookUrl: `${functions}${WEBHOOK_PATH}`,
    webhookPatienceMs: PATIENCE_MS,
  });
  const provider = {
    RAZORPAY_API: gateway.url,
    RAZORPAY_CHECKOUT_SCRIPT: `${gateway.url}/v1/checkout.js`,
  };
  child.send({ provider });
  return {
    url: functions,
    gateway,
    async sweep() {
      child.send('sweep');
      await nextMessage();
    },
    async stop() {
      await gateway.stop();
      child.disconnect();
      await died.catch(() => null);
    },
  };
}

/** How long the gateway waits for the response to a webhook, as Razorpay does (milliseconds). */
const PATIENCE_MS = 5_000;
