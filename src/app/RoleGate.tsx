import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import type { Role } from '#domain/staff/role.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/gate.ts';
import { words as shopWords } from '#text/en/shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageLoading } from '#ui/PageLoading.tsx';

interface RoleGateProps {
  /** Who is let in. */
  roles: readonly Role[];
  children: ReactNode;
}

/**
 * Lets some roles in. Nobody is sent away before the server has told the role: signed in with the role unknown is a
 * state of its own, in which only the loading element shows.
 */
export function RoleGate({ roles, children }: RoleGateProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state !== 'loading' && !customerOf(session)) {
    return <Navigate to={paths.auth({ next: `${pathname}${search}` })} replace />;
  }
  if (session.state !== 'signed-in' || session.role === 'unknown') {
    return <PageLoading text={shopWords.loading.page} />;
  }
  if (session.role !== null && roles.includes(session.role)) return children;
  return (
    <Notice title={words.forbidden} text={words.forbiddenText}>
      <Link to={paths.home} className={buttonLook('main')}>
        {shopWords.failure.home}
      </Link>
    </Notice>
  );
}
