// Loaded into firebase-tools before it starts (`node --import`). Its standard input is a pipe from the start command:
// when that ends in any way, even by `kill -9`, the emulators shut down gracefully.
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { MARKER, signalMarked } from './processes.mjs';
import { wellFormed } from './well-formed-url.mjs';

const PATIENCE_MS = 10_000;

process.stdin.on('end', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => {
    signalMarked(process.env[MARKER] ?? '', 'SIGKILL');
    process.exit(1);
  }, PATIENCE_MS).unref();
});
process.stdin.resume();
// Files that the start command created for this process alone, listed by name so that nothing else is deleted.
process.on('exit', () => {
  const createdFiles = [tmpdir(), ...process.argv].filter((path) =>
    /[\\/](?:franch-\w{6}|\.firebase\.\d+\.json)$/.test(path),
  );
  for (const path of createdFiles) rmSync(path, { recursive: true, force: true });
});
// The pipe alone must not prevent firebase-tools from exiting.
/** @type {import('node:net').Socket} */ (process.stdin).unref();

// firebase-tools parses and decodes every address of its Hosting emulator and ends at one that it cannot, such as
// `/products?search=100%` or `//`. Hosting itself answers them.
subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  request.url = wellFormed(request.url ?? '/');
});
