import { type FirebaseApp, initializeApp } from 'firebase/app';
import { parseConfig } from './config.ts';
import { offsetPort } from './emulator-port.ts';

const config = parseConfig(import.meta.env);

/** The one Firebase app of the page. Only files that are loaded on demand may import this one. */
export const app: FirebaseApp = initializeApp(config.firebase);

// Before any service asks for anything. Without a key nothing of it is in the build, and the emulators ask for no token.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY !== undefined) {
  const { startAppCheck } = await import('./app-check.ts');
  startAppCheck(app, import.meta.env.VITE_APP_CHECK_SITE_KEY);
}

/**
 * The emulator's port for a service whose usual port is given. Who asks stands behind the condition
 * `import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined`, word for word: the build replaces it by a constant, so
 * that a production bundle holds nothing of the emulators.
 */
export function emulatorPort(port: number): number {
  return offsetPort(port, config.emulatorPortOffset ?? 0);
}
