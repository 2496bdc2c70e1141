import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endMarked, MARKER, markedProcesses } from './processes.mjs';

async function aProcess(mark: string, program: string): Promise<ReturnType<typeof spawn>> {
  const child = spawn(
    process.execPath,
    ['-e', `${program}; console.log('up'); setInterval(() => {}, 1000)`],
    {
      env: { ...process.env, [MARKER]: mark },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  await once(child.stdout, 'data');
  return child;
}

describe('the processes of a suite', () => {
  it('are found by their mark, anywhere in the process tree', async () => {
    const mark = randomUUID();
    const nested = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })`;
    const child = await aProcess(mark, nested);
    expect(markedProcesses(mark)).toHaveLength(2);
    expect(markedProcesses(mark)).toContain(child.pid);
    expect(markedProcesses(randomUUID())).toEqual([]);
    await endMarked(mark, 1000);
    expect(markedProcesses(mark)).toEqual([]);
  });

  it('are killed when they ignore SIGTERM', async () => {
    const mark = randomUUID();
    const child = await aProcess(mark, `process.on('SIGTERM', () => {})`);
    const exited = once(child, 'exit');
    await endMarked(mark, 100);
    expect(await exited).toEqual([null, 'SIGKILL']);
  });
});
