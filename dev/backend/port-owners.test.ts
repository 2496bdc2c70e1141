import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import {
  isFree,
  listeningInode,
  ownerOf,
  requireFreePorts,
  TakenPortsError,
} from './port-owners.ts';

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const taken = (server.address() as AddressInfo).port;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  return port;
}

afterAll(() => {
  server.close();
});

describe('a port', () => {
  it('is free, or owned by the process that listens on it', async () => {
    const free = await freePort();
    expect([await isFree(taken), await isFree(free)]).toEqual([false, true]);
    const owner = await ownerOf(taken);
    expect(owner?.pid).toBe(process.pid);
    expect(owner?.command).toContain('node');
    expect(await ownerOf(free)).toBeNull();
  });

  it("is found in the kernel's tables only where a process listens", () => {
    const tables = `
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 111 1
   1: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1
  sl  local_address                         remote_address                        st
   0: 0000000000000000FFFF00000100007F:1F91 00000000000000000000000000000000:0000 0A 0:0 0:0 0 0 0 333 1`;
    expect(listeningInode(tables, 0x1f90)).toBe('222');
    expect(listeningInode(tables, 0x1f91)).toBe('333');
    expect(listeningInode(tables, 0x1f92)).toBeNull();
  });
});

describe('required ports', () => {
  it('are listed with their owners and a remedy when they are taken', async () => {
    const refused = requireFreePorts({ hosting: taken, firestore: await freePort() });
    await expect(refused).rejects.toThrow(TakenPortsError);
    const message = await refused.catch((error: unknown) => (error as Error).message);
    expect(message).toContain(`Taken: ${taken} (hosting)\n  by process ${process.pid}: `);
    expect(message).toContain(`kill ${process.pid}`);
    expect(message).toContain('PORT_OFFSET=');
    expect(message).not.toContain('firestore');
    await expect(requireFreePorts({ hosting: await freePort() })).resolves.toBeUndefined();
  });
});
