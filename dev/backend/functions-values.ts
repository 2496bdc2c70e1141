import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_KEYS } from '../gateway/keys.ts';
import { root, valuesFolder } from './folders.ts';
import { portsAt } from './ports.ts';

/**
 * Writes what the functions are configured with in the suite at `offset`: payment goes to the stand-in gateway.
 *
 * How firebase-tools 14.27 takes them, as tried: `defineString(…).value()` and `process.env` come from a dotenv file
 * in the codebase's `configDir`, which each copy of the suite has for itself. A value that only the environment of
 * firebase-tools holds reaches `process.env` too, but a parameter without a value in the file is asked for on a
 * terminal that is not there. `defineSecret(…).value()` comes from `.secret.local` in the functions' folder, which
 * all copies share; what is missing in it, or empty, is looked for in the cloud. So secrets are the same everywhere.
 * @param origin where a shopper sees the shop; the way back from a payment leads there.
 */
export async function writeFunctionsValues(
  offset: number,
  origin = `http://127.0.0.1:${portsAt(offset).hosting}`,
): Promise<void> {
  const folder = join(root, valuesFolder(offset));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.env.local'), dotenv(stringValues(offset, origin)));

  const secrets = join(root, 'functions/.secret.local');
  const wanted = dotenv(secretValues);
  if ((await readFile(secrets, 'utf8').catch(() => null)) !== wanted) {
    await writeFile(secrets, wanted);
  }
}

function stringValues(offset: number, origin: string): Record<string, string> {
  const gateway = gatewayOrigin(offset);
  return {
    RAZORPAY_KEY_ID: LOCAL_KEYS.keyId,
    RAZORPAY_ACCOUNT_ID: LOCAL_KEYS.accountId,
    RAZORPAY_API: gateway,
    RAZORPAY_CHECKOUT_SCRIPT: `${gateway}/v1/checkout.js`,
    PAYMENT_MODE: 'test',
    SHOP_ORIGIN: origin,
  };
}

const secretValues = {
  RAZORPAY_KEY_SECRET: LOCAL_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: LOCAL_KEYS.webhookSecret,
};

/** Where the gateway of the suite at `offset` answers. */
function gatewayOrigin(offset: number): string {
  return `http://127.0.0.1:${portsAt(offset).gateway}`;
}

function dotenv(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
