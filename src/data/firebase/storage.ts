import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app, emulatorPort } from './firebase.ts';

/** The Storage adapter, loaded on demand. How long it tries again without a network is what somebody waits for. */
export const storage = getStorage(app);
storage.maxUploadRetryTime = 20_000;
storage.maxOperationRetryTime = 20_000;
if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
  connectStorageEmulator(storage, '127.0.0.1', emulatorPort(9199));
}
