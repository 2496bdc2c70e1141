/**
 * One instance of the shop's functions as Cloud Run runs it: one process that serves many calls at once, where the
 * emulator starts a process for each. It serves the bundle under the paths of firebase.json, sends its port to the
 * parent process, and receives the payment provider's address and the sweep command from it. Plain JavaScript, because
 * the functions' packages are loaded here as they are in the cloud.
 *
 * @typedef {import('node:http').RequestListener & { run(event: object): Promise<void> }} Handler
 * @typedef {(() => import('node:http').RequestListener & Express) & Record<'json' | 'urlencoded' | 'raw', Parser>}
 * Framework
 * @typedef {{ use(parse: unknown): void, all(path: string, handle: Handler): void }} Express
 * @typedef {(options: object) => unknown} Parser
 * @typedef {{ source: string, function?: { functionId: string } }} Rewrite
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'functions/lib/index.js');
const functions = /** @type {Readonly<Record<string, Handler>>} */ (await import(bundle));
const express = /** @type {Framework} */ (createRequire(bundle)('express'));

const app = express();
const whole = {
  limit: '10mb',
  verify: (/** @type {object} */ request, /** @type {unknown} */ _, /** @type {Buffer} */ body) => {
    Object.assign(request, { rawBody: body });
  },
};
app.use(express.json(whole));
app.use(express.urlencoded({ ...whole, extended: true }));
app.use(express.raw({ ...whole, type: '*/*' }));
const { hosting } = /** @type {{ hosting: { rewrites: Rewrite[] } }} */ (
  JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
);
for (const { source, function: target } of hosting.rewrites) {
  const handle = functions[target?.functionId ?? ''];
  if (handle) app.all(source.replace('**', '*rest'), handle);
}

const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.({ port: address?.port });
});
process.on('message', (/** @type {{ provider: object } | 'sweep'} */ message) => {
  if (message === 'sweep') void sweep();
  else Object.assign(process.env, message.provider);
});
process.on('disconnect', () => process.exit());

async function sweep() {
  await functions['sweepPayments']?.run({});
  process.send?.({ swept: true });
}
