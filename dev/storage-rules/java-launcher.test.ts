import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { launcher } from './java-launcher.ts';

const folder = await mkdtemp(join(tmpdir(), 'java-'));
afterAll(() => rm(folder, { recursive: true }));

/** The arguments of the real `java` when firebase-tools starts ours with these, without those of its memory. */
async function passedOn(...args: readonly string[]): Promise<readonly string[]> {
  const script = join(folder, 'java');
  await writeFile(script, launcher('/usr/bin/printf', null).replace(/-Xms\S+.*Level=1/, "'%s\\n'"));
  const { stdout } = await promisify(execFile)('/bin/sh', [script, ...args]);
  return stdout.trimEnd().split('\n');
}

it("starts the Cloud SDK's Firestore emulator by its main class", async () => {
  const jar = '/a folder/cloud-firestore-emulator.jar';
  expect(await passedOn('-Duser.language=en', '-jar', jar, '--host', '127.0.0.1')).toEqual([
    ...['-Duser.language=en', '-cp', jar],
    ...['com.google.cloud.datastore.emulator.firestore.CloudFirestore', '--host', '127.0.0.1'],
  ]);
});

it('passes any other call on unchanged', async () => {
  const call = ['-jar', '/b/cloud-firestore-emulator-v1.20.2.jar', '--rules', 'two words'];
  expect(await passedOn(...call)).toEqual(call);
});
