import { COURIER_SERVICE_NAMES, courierServiceProfile } from '#domain/booking/courier-services.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';
import { ACCOUNTS, SEED_PASSWORD } from '../seed/accounts.ts';
import { logFolder, root } from './folders.ts';
import type { Ports } from './ports.ts';

/** A running local shop. */
export interface OpenShop {
  /** The command that started it. */
  readonly command: string;
  readonly address: string;
  readonly ports: Ports;
  readonly portOffset: number;
  /** How long it took to start, such as "8.4 s". */
  readonly took: string;
  readonly keep: boolean;
  /** Whether the seeded accounts exist; an empty shop has none. */
  readonly hasAccounts: boolean;
}

/** The summary printed once the shop is running. */
export function describeShop({
  command,
  address,
  ports,
  portOffset,
  took,
  keep,
  hasAccounts,
}: OpenShop): string {
  const accounts = ACCOUNTS.map(
    ({ email, name, role }) => [email, role ?? 'shopper', name] as const,
  );
  const width = Math.max(...accounts.map(([email]) => email.length));
  const rows = accounts.map(
    ([email, role, name]) => `  ${email.padEnd(width)}  ${role.padEnd(8)} ${name}`,
  );
  const people = hasAccounts
    ? `Accounts, all with the password ${SEED_PASSWORD}\n${rows.join('\n')}`
    : 'It is empty. Register in the shop, open the link in the email, then make yourself the owner:\n' +
      '  npm run owner -- --email <email> --confirm';
  const keeping = `${command} -- --keep`;
  const data = keep
    ? `Its data is kept for the next \`${keeping}\`.`
    : `Its data is forgotten then; \`${keeping}\` keeps it.`;
  const couriers = COURIER_SERVICE_NAMES.map((name) => courierServiceProfile(name).title).join();
  const { auth, firestore, functions, storage, gateway, courier, inbox } = ports;
  return `
  The shop is open: ${address}   (${took})

  ${people}

  Emails of the shop: http://127.0.0.1:${inbox}

  Auth ${auth} · Firestore ${firestore} · Functions ${functions} · Storage ${storage}
  Payment ${gateway} (stands in for ${providerProfile(ONLINE_PROVIDER).title}: pay with card 4100 2800 0000 1007, OTP 1234; no money moves)
  Couriers ${courier} (stands in for ${couriers}, once Settings choose it; no courier comes)
  Logs: ${logFolder(portOffset).replace(`${root}/`, '')}

  Ctrl-C stops it. ${data}
`;
}
