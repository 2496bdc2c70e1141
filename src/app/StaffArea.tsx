import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { INVITATION_PATH } from '#domain/staff/admin-area.ts';
import { ROLES } from '#domain/staff/role.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { loadingWords } from '#text/site/loading.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { RoleGate } from './RoleGate.tsx';

const Admin = lazy(() => import('#admin/Admin.tsx'));
const InvitationPage = lazy(() => import('#admin/invitation/InvitationPage.tsx'));

/** The staff area behind its role gate, and the page that invites to it, which needs an account only. */
export function StaffArea() {
  const { pathname } = useLocation();
  if (pathname === INVITATION_PATH) return <Invitation />;
  return (
    <>
      <RoleGate roles={ROLES} secondFactor={<Admin isEnrolling />}>
        <Admin />
      </RoleGate>
      <SecondFactorStep />
    </>
  );
}

function Invitation() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state !== 'loading' && !customerOf(session)) {
    return <Navigate to={paths.auth({ next: `${pathname}${search}` })} replace />;
  }
  return (
    <Suspense fallback={<PageLoading text={loadingWords.page} />}>
      <InvitationPage />
    </Suspense>
  );
}
