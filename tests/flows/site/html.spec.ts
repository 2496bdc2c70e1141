import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { ensureJava } from '../../../dev/backend/programs.ts';

interface Message {
  readonly url: string;
  readonly lastLine: number;
  readonly message: string;
}

/** The errors that the W3C's Nu checker finds. Its style sheet parser is older than the CSS that browsers know. */
async function htmlErrors(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const java = await ensureJava();
  const report = await new Promise<string>((resolve, reject) => {
    execFile(
      java,
      ['-jar', checker, '--errors-only', '--format', 'json', ...files],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      // It writes its report to standard error, and ends with 1 when it has one.
      (error, _, output) =>
        output.startsWith('{') ? resolve(output) : reject(error ?? new Error(output)),
    );
  });
  const { messages } = JSON.parse(report) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(
      ({ url, lastLine, message }) =>
        `${url.slice(url.indexOf(folder) + folder.length)}:${lastLine} ${message}`,
    );
}

test('every prerendered page and the shell are valid HTML', async () => {
  test.slow();
  const folder = join(root, siteFolder(portOffset()));
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  expect(pages).toContain('shell.html');
  expect(pages.length).toBeGreaterThan(40);
  expect(await htmlErrors(folder, pages)).toEqual([]);
});
