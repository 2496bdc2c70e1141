import { expect, it } from 'vitest';
import { portOffset, portsAt } from './ports.ts';

const README = { hosting: 5000, auth: 9099, firestore: 8080, functions: 5001, storage: 9199 };

it('the ports match the README without an offset, and move by it', () => {
  const others = { gateway: 7070, smtp: 1025, inbox: 1080 };
  expect(portsAt(0)).toMatchObject({ ...README, ...others });
  const moved = { hosting: 5300, firestore: 8380, storage: 9499, auth: 9399 };
  expect(portsAt(300)).toMatchObject(moved);
});

it('the ports never collide with those of a copy whose offset is 100 or differs by 200', () => {
  const hundreds = Array.from({ length: 40 }, (_, index) => index * 100);
  const odd = [0, ...hundreds.filter((offset) => offset % 200 === 100)];
  const even = hundreds.filter((offset) => offset % 200 === 0 && ![1000, 2000].includes(offset));
  for (const offsets of [odd, even]) {
    const ports = offsets.flatMap((offset) => Object.values(portsAt(offset)));
    expect(new Set(ports).size).toBe(ports.length);
  }
});

it('an offset that puts the shop on a port which browsers refuse is refused', () => {
  expect(() => portsAt(1000)).toThrow(/hosting on port 6000/);
});

it.each(['12', '-100', 'x', '100000', '1e2'])('PORT_OFFSET=%s is refused', (wanted) => {
  expect(() => portOffset({ PORT_OFFSET: wanted })).toThrow(/multiple of 100/);
});

it('an empty PORT_OFFSET is none', () => {
  expect([portOffset({ PORT_OFFSET: '' }), portOffset({})]).toEqual([0, 0]);
});
