import { emulatorEnvironment, shopOffsets } from '../../../dev/backend/ports.ts';

// Vitest setup file: each worker of the suite has a shop of its own. Workers are numbered from 1.
const mine = shopOffsets()[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1];
if (mine !== undefined) {
  Object.assign(process.env, emulatorEnvironment(mine), {
    VITE_EMULATOR_PORT_OFFSET: String(mine),
  });
}
