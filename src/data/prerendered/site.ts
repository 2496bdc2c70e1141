let madeFor: string | null = null;

/**
 * Scheme and host by which the shop is known to others: `VITE_SITE_ORIGIN` of the build. The local suite is known
 * by the address at which it was opened, because its ports can be moved.
 */
export function siteOrigin(): string {
  const { VITE_EMULATOR_PORT_OFFSET, VITE_SITE_ORIGIN } = import.meta.env;
  const configured = VITE_EMULATOR_PORT_OFFSET === undefined ? VITE_SITE_ORIGIN : undefined;
  return madeFor ?? configured ?? window.location.origin;
}

/** Makes pages for the site at an origin, where no address was opened. */
export function setSiteOrigin(origin: string): void {
  madeFor = origin;
}
