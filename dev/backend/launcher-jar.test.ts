import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { launcherJar } from './launcher-jar.ts';
import { programPath } from './programs.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'launcher-'));
const java = await programPath('java');
const far = `/${'a folder with a long name/'.repeat(8)}emulator.jar`;

afterAll(() => rm(folder, { recursive: true }));

describe('a launcher jar', () => {
  it('has a manifest with lines of at most 72 bytes that reads back unchanged', () => {
    const jar = launcherJar('com.example.Main', pathToFileURL(far));
    const name = 'META-INF/MANIFEST.MF';
    const size = jar.readUInt32LE(22);
    const manifest = jar.subarray(30 + name.length, 30 + name.length + size);
    expect(jar.toString('latin1', 30, 30 + name.length)).toBe(name);
    expect(jar.readUInt32LE(14)).toBe(crc32(manifest));
    const lines = manifest.toString('latin1').split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(manifest.toString('latin1').replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'Manifest-Version: 1.0',
      'Main-Class: com.example.Main',
      `Class-Path: ${pathToFileURL(far).href}`,
      '',
      '',
    ]);
  });

  it.skipIf(!java)('makes `java -jar` load the named class', async () => {
    const jar = join(folder, 'launcher.jar');
    await writeFile(jar, launcherJar('com.example.NotThere', pathToFileURL('/not/there.jar')));
    await expect(run('java', ['-jar', jar])).rejects.toMatchObject({
      stderr: expect.stringContaining('com.example.NotThere') as unknown,
    });
  });
});
