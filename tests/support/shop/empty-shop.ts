import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { portsAt } from '../../../dev/backend/ports.ts';

const root = join(import.meta.dirname, '../../..');

/** A shop without data, started as a newcomer starts it. */
export interface EmptyShop {
  readonly origin: string;
  readonly inboxPort: number;
  /** Runs a command of package.json against it. @throws when it ends with another code than 0. */
  readonly npmRun: (command: string, ...args: string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** `npm start -- --empty` at a port offset, until it says that the shop is open. @throws with its output. */
export async function startEmptyShop(offset: number): Promise<EmptyShop> {
  const env = newcomersEnvironment(offset);
  const child = spawn('npm', ['start', '--', '--empty'], { cwd: root, env });
  await opened(child);
  return {
    origin: `http://127.0.0.1:${portsAt(offset).hosting}`,
    inboxPort: portsAt(offset).inbox,
    async npmRun(command, ...args) {
      const all = ['run', '--silent', command, '--', ...args];
      return (await promisify(execFile)('npm', all, { cwd: root, env })).stdout;
    },
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGINT');
      await closed;
    },
  };
}

/** The environment of a terminal, without the addresses of the suite under test. */
function newcomersEnvironment(offset: number): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.endsWith('_EMULATOR_HOST'));
  return { ...Object.fromEntries(own), PORT_OFFSET: String(offset) };
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes('The shop is open')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`npm start -- --empty ended.\n${output}`)));
  });
}
