import { type FirebaseApp, initializeApp } from 'firebase/app';
import { parseConfig } from './config.ts';
import { movedPort } from './emulator-port.ts';

const config = parseConfig(import.meta.env);

/** The one Firebase app of the page. Only files that are loaded on demand may import this one. */
export const app: FirebaseApp = initializeApp(config.firebase);

/**
 * The emulator's port for a service whose usual port is given, or null when the backend is real Firebase.
 * The build replaces the condition by a constant, so that a production bundle holds no emulator code behind it.
 */
export function emulatorPort(port: number): number | null {
  return import.meta.env.VITE_EMULATOR_PORT_OFFSET === undefined
    ? null
    : movedPort(port, config.emulatorPortOffset ?? 0);
}
