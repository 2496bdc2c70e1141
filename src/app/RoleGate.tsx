import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import type { Role } from '#domain/staff/role.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/site/gate.ts';
import { errorWords } from '#text/site/errors.ts';
import { loadingWords } from '#text/site/loading.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';

interface RoleGateProps {
  /** Roles with access. */
  roles: readonly Role[];
  /** In place of the children where the role lacks a required second factor. */
  secondFactor: Elements;
  children: Elements;
}

/**
 * Restricts its children to some roles. While the role is unknown it shows only the loading state, so that staff are
 * never redirected. A convenience: rules and functions decide what a session may do.
 */
export function RoleGate({ roles, secondFactor, children }: RoleGateProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state !== 'loading' && !customerOf(session)) {
    return <Navigate to={paths.auth({ next: `${pathname}${search}` })} replace />;
  }
  if (session.state !== 'signed-in' || session.role === 'unknown') {
    return <PageLoading text={loadingWords.page} />;
  }
  if (session.lacksSecondFactor) return secondFactor;
  if (session.role !== null && roles.includes(session.role)) return children;
  return (
    <Notice title={words.forbidden} text={words.forbiddenText}>
      <Link to={paths.home} className={buttonLook('main')}>
        {errorWords.home}
      </Link>
    </Notice>
  );
}
