/** What staff see of a courier service. */
interface CourierServiceProfile {
  readonly title: string;
}

/**
 * Services that book parcels with couriers, by name as in settings and stored bookings. Without one, staff book by hand and
 * type the tracking number. The types require an adapter in the functions for each.
 */
const COURIER_SERVICES = {
  shiprocket: { title: 'Shiprocket' },
} as const satisfies Readonly<Record<string, CourierServiceProfile>>;

/** The name of a courier service. */
export type CourierServiceName = keyof typeof COURIER_SERVICES;

/** The names of all courier services. */
export const COURIER_SERVICE_NAMES = Object.keys(COURIER_SERVICES) as CourierServiceName[];

/** The courier service with this name; null if there is none, so that staff book by hand. */
export function courierServiceName(name: string): CourierServiceName | null {
  return COURIER_SERVICE_NAMES.find((one) => one === name) ?? null;
}

/** What staff see of a courier service. */
export function courierServiceProfile(name: CourierServiceName): CourierServiceProfile {
  return COURIER_SERVICES[name];
}
