import { Navigate, useLocation } from 'react-router-dom';

interface LegacyRedirectProps {
  /** The current path of the page. */
  to: string;
}

/**
 * Redirects an old address to the current one with its query and fragment. Hosting normally answers 301 before this
 * runs.
 */
export function LegacyRedirect({ to }: LegacyRedirectProps) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
