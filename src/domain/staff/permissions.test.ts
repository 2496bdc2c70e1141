import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { may, PERMISSION_NAMES, type Permission, rolesWith } from './permissions.ts';
import { ROLES } from './role.ts';

const root = join(import.meta.dirname, '../../..');
const rules = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each([
  ['firestore.rules', 'isTeam', 'see-orders'],
  ['firestore.rules', 'seesMoney', 'see-money'],
  ['firestore.rules', 'isStaff', 'see-shop'],
  ['firestore.rules', 'isEditor', 'edit'],
  ['storage.rules', 'mayEdit', 'edit'],
] as const)('%s: %s names the roles of "%s"', (file, name, permission: Permission) => {
  const own = rules(file).split(`function ${name}() {`)[1]?.split('}')[0] ?? '';
  const named = own
    .slice(own.indexOf('[') + 1, own.indexOf(']'))
    .replaceAll("'", '')
    .split(', ');
  expect(named).toEqual(rolesWith(permission));
});

test('an owner has every permission, and nobody without a role has one', () => {
  expect(PERMISSION_NAMES.filter((permission) => !may('owner', permission))).toEqual([]);
  expect(PERMISSION_NAMES.filter((permission) => may(null, permission))).toEqual([]);
});

test('packers and accountants change nothing but the parcels of packers', () => {
  const changing = ['pack', 'edit', 'own'] as const;
  const changed = ROLES.map((role) => [role, changing.filter((one) => may(role, one))]);
  expect(Object.fromEntries(changed)).toEqual({
    owner: ['pack', 'edit', 'own'],
    staff: ['pack', 'edit'],
    viewer: [],
    packer: ['pack'],
    accountant: [],
  });
});
