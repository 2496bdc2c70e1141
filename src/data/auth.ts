import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { app, emulatorPort } from './firebase.ts';

/**
 * The Auth adapter. `initializeAuth` with the persistence it needs and without a popup resolver saves the frame
 * that `getAuth` loads on phones before anyone signs in.
 */
export const auth = initializeAuth(app, {
  persistence:
    typeof window === 'undefined'
      ? inMemoryPersistence
      : [indexedDBLocalPersistence, browserLocalPersistence],
});
const port = emulatorPort(9099);
if (port !== null) connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });

/** Calls back with the uid of whoever is signed in, null for a visitor: now, and at every change. */
export function onIdentity(changed: (uid: string | null) => void): void {
  auth.onAuthStateChanged((user) => changed(user?.uid ?? null));
}
