import { describe, expect, it } from 'vitest';
import { portOffset, portsAt } from './ports.ts';

describe('the ports of the suite', () => {
  it('match the README without an offset', () => {
    expect(portsAt(0)).toMatchObject({
      hosting: 5000,
      auth: 9099,
      firestore: 8080,
      functions: 5001,
      storage: 9199,
      gateway: 7070,
      smtp: 1025,
      inbox: 1080,
    });
  });

  it('never collide with those of another copy, whose offset is 100 or differs by 200', () => {
    const hundreds = Array.from({ length: 40 }, (_, index) => index * 100);
    const odd = [0, ...hundreds.filter((offset) => offset % 200 === 100)];
    const even = hundreds.filter(
      (offset) => offset % 200 === 0 && offset !== 1000 && offset !== 2000,
    );
    for (const offsets of [odd, even]) {
      const ports = offsets.flatMap((offset) => Object.values(portsAt(offset)));
      expect(new Set(ports).size).toBe(ports.length);
    }
  });

  it('move by the offset', () => {
    expect(portsAt(300)).toMatchObject({
      hosting: 5300,
      firestore: 8380,
      storage: 9499,
      auth: 9399,
    });
  });

  it('move Auth at 100 off the Storage of the copy without an offset', () => {
    expect(portsAt(100)).toMatchObject({
      hosting: 5100,
      firestore: 8180,
      storage: 9299,
      auth: 9249,
    });
  });

  it.each(['12', '-100', 'x', '100000', '1e2'])('refuse PORT_OFFSET=%s', (wanted) => {
    expect(() => portOffset({ PORT_OFFSET: wanted })).toThrow(/multiple of 100/);
  });

  it('refuse an offset that puts the shop on a port which browsers refuse', () => {
    expect(() => portsAt(1000)).toThrow(/hosting on port 6000/);
  });

  it('read an empty PORT_OFFSET as none', () => {
    expect(portOffset({ PORT_OFFSET: '' })).toBe(0);
    expect(portOffset({})).toBe(0);
  });
});
