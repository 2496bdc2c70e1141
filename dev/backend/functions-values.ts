import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courierValues } from '../courier/keys.ts';
import { gatewayValues } from '../gateway/keys.ts';
import { root, valuesFolder } from './folders.ts';
import { portsAt } from './ports.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Writes the configuration of the functions in the suite at `offset`: payments go to the stand-in gateway, parcels to
 * the stand-in courier service, letters and texts to the local inbox.
 *
 * How firebase-tools 14.27 reads it, tested with two copies side by side: `defineString(…).value()` and `process.env`
 * come from a dotenv file in the codebase's `configDir`, which each copy has for itself. Variables that only the
 * environment of firebase-tools holds reach `process.env` too; a parameter that is not in the file, even one with a
 * default, is prompted for without a terminal, and no function starts. `defineSecret(…).value()` comes from
 * `.secret.local` in the functions' folder, which all copies share; missing or empty values are looked up in the cloud.
 * @param origin the shop's origin for shoppers; payments return there.
 */
export async function writeFunctionsValues(
  offset: number,
  origin = `http://127.0.0.1:${portsAt(offset).hosting}`,
): Promise<void> {
  const { strings, secrets } = functionsValues(offset, origin);
  const folder = join(root, valuesFolder(offset));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.env.local'), dotenv(strings));
  await replaceFile(join(root, 'functions/.secret.local'), dotenv(secrets));
}

/** The configuration of the functions of the suite at `offset`, by parameter and secret name. */
export function functionsValues(
  offset: number,
  origin: string,
): { readonly strings: Values; readonly secrets: Values } {
  const gateway = gatewayValues(`http://127.0.0.1:${portsAt(offset).gateway}`);
  const courier = courierValues(`http://127.0.0.1:${portsAt(offset).courier}`);
  return {
    strings: {
      ...gateway.strings,
      ...courier.strings,
      SHOP_ORIGIN: origin,
      ENFORCE_APP_CHECK: 'false',
      SMTP_SERVER: `127.0.0.1:${portsAt(offset).smtp}`,
      SMTP_USER: '',
      MAIL_FROM: 'Franch <orders@franch.example.in>',
      SMS_PROVIDER_URL: `http://127.0.0.1:${portsAt(offset).texts}/sms`,
      WHATSAPP_API_URL: `http://127.0.0.1:${portsAt(offset).texts}/whatsapp`,
    },
    secrets: {
      ...gateway.secrets,
      ...courier.secrets,
      // The local inbox asks for none.
      SMTP_PASSWORD: 'none',
      SMS_PROVIDER_KEY: 'none',
      WHATSAPP_API_TOKEN: 'none',
    },
  };
}

type Values = Readonly<Record<string, string>>;

function dotenv(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
