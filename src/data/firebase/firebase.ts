import { type FirebaseApp, initializeApp } from 'firebase/app';
import { parseConfig } from './config.ts';
import { offsetPort } from './emulator-port.ts';

const config = parseConfig(import.meta.env);

/** The page's only Firebase app. Only lazily loaded modules may import this one. */
export const app: FirebaseApp = initializeApp(config.firebase);

// Must run before any service sends a request. Without a key App Check is not in the build; the emulators need no
// token.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY !== undefined) {
  const { startAppCheck } = await import('./app-check.ts');
  startAppCheck(app, import.meta.env.VITE_APP_CHECK_SITE_KEY);
}

/**
 * The emulator port of a service with this default port. Callers guard it with
 * `import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined`, word for word: the build replaces that with a constant,
 * so that production bundles contain no emulator code.
 */
export function emulatorPort(port: number): number {
  return offsetPort(port, config.emulatorPortOffset ?? 0);
}
