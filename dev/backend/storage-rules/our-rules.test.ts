import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from './ruleset.ts';
import type { Method } from './syntax.ts';
import { nothing, text, type Value, whole } from './values.ts';

const rules = loadRules(readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8'));
const megabyte = 1024 * 1024;

const map = (fields: Record<string, Value>): Value => ({
  type: 'map',
  fields: new Map(Object.entries(fields)),
});

interface Upload {
  readonly size?: number;
  readonly type?: string;
}

const people = {
  nobody: nothing,
  shopper: map({ uid: text('asha'), token: map({}) }),
  viewer: map({ uid: text('v'), token: map({ role: text('viewer') }) }),
  staff: map({ uid: text('s'), token: map({ role: text('staff') }) }),
  owner: map({ uid: text('o'), token: map({ role: text('owner') }) }),
  odd: map({ uid: text('x'), token: map({ role: whole(1) }) }),
};

function permits(
  who: keyof typeof people,
  method: Method,
  path: string,
  { size = 1000, type = 'image/webp' }: Upload = {},
): boolean {
  const object = map({ size: whole(size), contentType: text(type) });
  const arrives = method === 'create' || method === 'update';
  const existed = method === 'update' || method === 'delete';
  return rules.judge({
    method,
    path: `b/demo-franch.appspot.com/o/${path}`.split('/'),
    variables: new Map([
      ['request', map({ auth: people[who], resource: arrives ? object : nothing })],
      ['resource', existed ? object : nothing],
    ]),
  }).permit;
}

describe.each(['products', 'blogs'])('pictures of %s', (folder) => {
  const picture = `${folder}/franch-oil-nh-plus/front-360.webp`;
  const writes: Method[] = ['create', 'update', 'delete'];

  it('are shown to everyone and listed to nobody', () => {
    expect(permits('nobody', 'get', picture)).toBe(true);
    for (const who of Object.keys(people) as (keyof typeof people)[]) {
      expect(permits(who, 'list', `${folder}/franch-oil-nh-plus`)).toBe(false);
      expect(permits(who, 'list', picture)).toBe(false);
    }
  });

  it.each(['staff', 'owner'] as const)('are written by %s', (who) => {
    for (const method of writes) expect(permits(who, method, picture)).toBe(true);
  });

  it.each(['nobody', 'shopper', 'viewer', 'odd'] as const)('are not written by %s', (who) => {
    for (const method of writes) expect(permits(who, method, picture)).toBe(false);
  });

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('may be %s', (type) => {
    expect(permits('staff', 'create', picture, { type })).toBe(true);
  });

  it.each(['image/svg+xml', 'text/html', 'image/webp; x', 'Image/PNG', ''])(
    'may not be %s',
    (type) => {
      expect(permits('staff', 'create', picture, { type })).toBe(false);
      expect(permits('staff', 'update', picture, { type })).toBe(false);
    },
  );

  it('are below 5 MB and not empty', () => {
    expect(permits('staff', 'create', picture, { size: 5 * megabyte - 1 })).toBe(true);
    expect(permits('staff', 'create', picture, { size: 5 * megabyte })).toBe(false);
    expect(permits('staff', 'create', picture, { size: 0 })).toBe(false);
  });

  it.each([
    'oil/a.svg',
    'oil/a',
    'oil/A.webp',
    'oil/a b.webp',
    'oil/.webp',
    `oil/${'a'.repeat(96)}.webp`,
    'Oil/a.webp',
    '-oil/a.webp',
    'oil-/a.webp',
    `${'a'.repeat(81)}/a.webp`,
    'oil/deeper/a.webp',
    'a.webp',
  ])('have orderly names: not %s', (path) => {
    expect(permits('owner', 'create', `${folder}/${path}`)).toBe(false);
  });

  it('may have names up to the limit', () => {
    expect(permits('owner', 'create', `${folder}/${'a'.repeat(80)}/${'a'.repeat(95)}.webp`)).toBe(
      true,
    );
  });
});

describe('the photo of an account', () => {
  const photo = 'users/asha/photo/photo.webp';

  it('belongs to its owner alone', () => {
    for (const method of ['get', 'create', 'update', 'delete'] as const) {
      expect(permits('shopper', method, photo)).toBe(true);
      for (const who of ['nobody', 'staff', 'owner'] as const) {
        expect(permits(who, method, photo)).toBe(false);
      }
    }
    expect(permits('shopper', 'list', 'users/asha/photo')).toBe(false);
  });

  it('is a picture below 2 MB, one an account', () => {
    expect(permits('shopper', 'create', photo, { size: 2 * megabyte - 1 })).toBe(true);
    expect(permits('shopper', 'create', photo, { size: 2 * megabyte })).toBe(false);
    expect(permits('shopper', 'create', photo, { type: 'image/svg+xml' })).toBe(false);
    expect(permits('shopper', 'create', 'users/asha/photo/second.webp')).toBe(false);
  });
});

describe('everything else', () => {
  it.each(['', 'x', 'invoices/1.pdf', 'users/asha/other/photo.webp', 'products'])(
    'is denied: %s',
    (path) => {
      for (const method of ['get', 'list', 'create', 'update', 'delete'] as const) {
        expect(permits('owner', method, path)).toBe(false);
        expect(permits('shopper', method, path)).toBe(false);
      }
    },
  );
});
