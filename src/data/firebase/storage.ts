import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulatorPort } from './firebase.ts';

/** The Storage adapter, loaded lazily. The retry times (milliseconds) limit how long a shopper waits offline. */
export const storage = getStorage(app);
storage.maxUploadRetryTime = 20_000;
storage.maxOperationRetryTime = 20_000;
if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
  connectStorageEmulator(storage, '127.0.0.1', emulatorPort(9199));
}
