import {
  COURIER_SERVICE_NAMES,
  courierServiceName,
  type CourierServiceName,
} from '../../../src/domain/booking/courier-services.ts';
import { GatewayError } from '../platform/gateway-error.ts';
import { log } from '../platform/log.ts';
import { refs } from '../platform/store.ts';
import type { CourierModule, CourierService } from './service.ts';
import { shiprocketModule } from './shiprocket/module.ts';

/** The folder of every courier service. */
const COURIER_MODULES: Readonly<Record<CourierServiceName, CourierModule>> = {
  shiprocket: shiprocketModule,
};

/** The `secrets` of every function that calls a courier service; all of them must exist at deploy time. */
export const courierSecrets = Object.values(COURIER_MODULES).flatMap(({ secrets }) => secrets);

const created = new Map<CourierServiceName, CourierService>();

/**
 * The courier service with this name; null for none, so that parcels are booked by hand.
 * @throws GatewayError `misconfigured` while its account is not set up.
 */
export function courierServiceNamed(name: string): CourierService | null {
  const known = courierServiceName(name);
  if (known === null) return null;
  try {
    const service = created.get(known) ?? COURIER_MODULES[known].create(isLocal());
    created.set(known, service);
    return service;
  } catch (error) {
    // The sentence names the variable and holds no value.
    log('courier-service-misconfigured', { sentence: error instanceof Error ? error.message : '' });
    throw new GatewayError('misconfigured', known);
  }
}

/** Whether no real courier comes, so that a stand-in may answer over http. */
function isLocal(): boolean {
  const { FUNCTIONS_EMULATOR: emulator, GCLOUD_PROJECT: project = '' } = process.env;
  return emulator === 'true' || project.startsWith('demo-');
}

/** The courier service that the owner has chosen; null while parcels are booked by hand. @throws GatewayError `misconfigured` */
export async function chosenCourierService(): Promise<CourierService | null> {
  return courierServiceNamed(String((await refs.settings().get()).get('courier') ?? ''));
}

/** Every courier service whose account is set up. */
export function readyCourierServices(): readonly CourierService[] {
  return COURIER_SERVICE_NAMES.flatMap((name) => {
    try {
      return courierServiceNamed(name) ?? [];
    } catch {
      return [];
    }
  });
}
