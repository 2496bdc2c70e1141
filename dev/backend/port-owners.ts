import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The process that listens on a port. */
export interface PortOwner {
  readonly pid: number;
  readonly command: string;
}

/** Ports that another process listens on. The message names each with its owner, and a remedy. */
export class TakenPortsError extends Error {}

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}

/**
 * Ensures that every port is free.
 * @param ports by the name of the service.
 * @throws TakenPortsError that names the owners.
 */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const wanted = Object.entries(ports);
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  throw new TakenPortsError(await describeTaken(taken));
}

/** One paragraph for each process that holds some of the ports, with a remedy. */
async function describeTaken(taken: readonly (readonly [string, number])[]): Promise<string> {
  const holders = new Map<string, { readonly pid: number | null; readonly places: string[] }>();
  for (const [service, port] of taken) {
    const owner = await ownerOf(port);
    const who = owner
      ? `process ${owner.pid}: ${shorten(owner.command)}`
      : 'a process of another user';
    const holder = holders.get(who) ?? { pid: owner?.pid ?? null, places: [] };
    holder.places.push(`${port} (${service})`);
    holders.set(who, holder);
  }
  const lines = [...holders].map(([who, { places }]) => `Taken: ${places.join(', ')}\n  by ${who}`);
  const pids = [...holders.values()].flatMap(({ pid }) => (pid === null ? [] : [pid]));
  const end = pids.length > 0 ? `End it (kill ${pids.join(' ')})` : 'End it';
  return `${lines.join('\n')}\n${end}, or move this copy: PORT_OFFSET=100 npm start`;
}

function shorten(command: string): string {
  return command.length > 110 ? `${command.slice(0, 109)}…` : command;
}

/** The process that listens on a port: read from /proc, else from lsof; null when the owner is not visible. */
export async function ownerOf(port: number): Promise<PortOwner | null> {
  return (await ownerInProc(port)) ?? ownerByLsof(port);
}

const LISTENING = '0A';

async function ownerInProc(port: number): Promise<PortOwner | null> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  const inode = listeningInode(tables.join('\n'), port);
  if (!inode) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const folder = `/proc/${pid}/fd`;
    const open = await readdir(folder).catch(() => []);
    const targets = await Promise.all(
      open.map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
    );
    if (targets.includes(`socket:[${inode}]`)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: command.replaceAll('\0', ' ').trim() };
    }
  }
  return null;
}

/** The inode of the socket that listens on a port, parsed from /proc/net/tcp and tcp6. */
export function listeningInode(tables: string, port: number): string | null {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of tables.split('\n')) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    if (local?.endsWith(suffix) && state === LISTENING && inode) return inode;
  }
  return null;
}

async function ownerByLsof(port: number): Promise<PortOwner | null> {
  try {
    const { stdout } = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t']);
    const pid = Number(stdout.split('\n')[0]);
    if (!pid) return null;
    const { stdout: command } = await run('ps', ['-p', String(pid), '-o', 'command=']);
    return { pid, command: command.trim() };
  } catch {
    return null;
  }
}
