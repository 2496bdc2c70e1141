import { lazy } from 'react';
import { ROLES } from '#domain/staff/role.ts';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { RoleGate } from './RoleGate.tsx';

const Admin = lazy(() => import('#admin/Admin.tsx'));

/** The staff area behind its role gate. */
export function StaffArea() {
  return (
    <>
      <RoleGate roles={ROLES} secondFactor={<Admin isEnrolling />}>
        <Admin />
      </RoleGate>
      <SecondFactorStep />
    </>
  );
}
