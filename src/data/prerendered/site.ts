let prerenderOrigin: string | null = null;

/**
 * The shop's public origin: `VITE_SITE_ORIGIN` of the build. On the local suite it is the address that was opened,
 * because its ports can be shifted.
 */
export function siteOrigin(): string {
  const { VITE_EMULATOR_PORT_OFFSET, VITE_SITE_ORIGIN } = import.meta.env;
  const configured = VITE_EMULATOR_PORT_OFFSET === undefined ? VITE_SITE_ORIGIN : undefined;
  return prerenderOrigin ?? configured ?? window.location.origin;
}

/** Sets the origin for prerendering, where no address is open. */
export function setSiteOrigin(origin: string): void {
  prerenderOrigin = origin;
}
