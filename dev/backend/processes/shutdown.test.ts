import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

/** `shutdown.ts` as JavaScript, which Node starts at once. */
let shutdown = '';
beforeAll(async () => {
  const entry = new URL('./shutdown.ts', import.meta.url).pathname;
  const options = { bundle: true, format: 'esm', platform: 'node', write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  shutdown = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`;
});

/** A process with one task of 900 ms, which prints its progress. */
async function aProcess(more = ''): Promise<{ child: ChildProcess; said: Promise<string> }> {
  const program = `
    import { setTimeout as delay } from 'node:timers/promises';
    import { onShutdown } from '${shutdown}';
    onShutdown(
      async () => { console.log('ending'); await delay(900); console.log('ended'); },
      () => console.log('forced'),
    );
    setInterval(() => {}, 1000);
    console.error('up');
    ${more}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const said = text(child.stdout);
  await once(child.stderr, 'data');
  return { child, said };
}

describe.concurrent('a process with a shutdown task', { timeout: 30_000 }, () => {
  it.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('runs it at %s before exiting', async (signal, code) => {
    const { child, said } = await aProcess();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(await said).toBe('ending\nended\n');
  });

  it.each([
    ['treats two simultaneous signals as one request', 50, 'ending\nended\n'],
    ['exits at once at a second request', 600, 'ending\nforced\n'],
  ])('%s', async (_, milliseconds, output) => {
    const { child, said } = await aProcess();
    child.kill('SIGINT');
    await delay(milliseconds);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(await said).toBe(output);
  });

  it('runs it although its output is closed', async () => {
    const { child, said } = await aProcess();
    child.stdout?.destroy();
    child.stderr?.destroy();
    await expect(said).rejects.toThrow(/close/i);
    child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([129, null]);
  });

  it('runs it on an uncaught error', async () => {
    const { child, said } = await aProcess(`setTimeout(() => { throw new Error('x'); }, 50);`);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toBe('ending\nended\n');
  });
});
