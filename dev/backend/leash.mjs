// Loaded into firebase-tools before it starts (`node --import`). Its standard input is a pipe that the start
// command holds: when that ends in whatever way, even by `kill -9`, the emulators stop as if asked to.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { MARKER, signalMarked } from './processes.mjs';

const PATIENCE_MS = 10_000;

process.stdin.on('end', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => {
    signalMarked(process.env[MARKER] ?? '', 'SIGKILL');
    process.exit(1);
  }, PATIENCE_MS).unref();
});
process.stdin.resume();
// The start command made these for this process alone; by their names, so that nothing else can be meant.
process.on('exit', () => {
  const made = [tmpdir(), ...process.argv].filter((path) =>
    /[\\/](?:franch-\w{6}|\.firebase\.\d+\.json)$/.test(path),
  );
  for (const path of made) rmSync(path, { recursive: true, force: true });
});
// The pipe alone must not keep firebase-tools alive when it is done.
/** @type {import('node:net').Socket} */ (process.stdin).unref();
