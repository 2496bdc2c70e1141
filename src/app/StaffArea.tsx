import { lazy } from 'react';
import { ROLES } from '#domain/staff/role.ts';
import { RoleGate } from './RoleGate.tsx';

const Admin = lazy(() => import('#admin/Admin.tsx'));

/** What only staff see, behind the gate that knows them. */
export function StaffArea() {
  return (
    <RoleGate roles={ROLES}>
      <Admin />
    </RoleGate>
  );
}
