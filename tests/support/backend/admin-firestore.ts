import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';

/**
 * Writes again what the emulator answers with UNKNOWN: when a listener of the same documents ends in the middle of a
 * commit, the emulator stores the write and then fails to tell that listener. Google's servers have no such fault.
 * Source: ListenStreamManager.notifyListenersSynced of the emulator in Cloud SDK 528, whose exception nothing catches.
 */
const repeatUnknownCommits = JSON.stringify({
  methodConfig: [
    {
      name: [{ service: 'google.firestore.v1.Firestore', method: 'Commit' }],
      retryPolicy: {
        maxAttempts: 5,
        initialBackoff: '0.01s',
        maxBackoff: '0.1s',
        backoffMultiplier: 2,
        retryableStatusCodes: ['UNKNOWN'],
      },
    },
  ],
});

/** The Firestore of a new app, above the rules. To be called once per app, before its first request. */
export function firestoreOf(app: App): Firestore {
  const firestore = getFirestore(app);
  firestore.settings({ 'grpc.service_config': repeatUnknownCommits });
  return firestore;
}

/** The store behind the page, bypassing the rules: to change data while a page shows it, and to assert. */
export function adminFirestore(): Firestore {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  const app = getApps().find(({ name }) => name === '[DEFAULT]');
  return app ? getFirestore(app) : firestoreOf(initializeApp({ projectId }));
}
