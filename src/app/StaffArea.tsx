import { lazy } from 'react';
import { ROLES } from '#domain/staff/role.ts';
import { RoleGate } from './RoleGate.tsx';

const Admin = lazy(() => import('#admin/Admin.tsx'));

/** The staff area behind its role gate. */
export function StaffArea() {
  return (
    <RoleGate roles={ROLES}>
      <Admin />
    </RoleGate>
  );
}
