import { Navigate, useLocation } from 'react-router-dom';

interface LegacyRedirectProps {
  /** The current path of the page. */
  to: string;
}

/** Replaces an old address by the current one, with its query and fragment. Hosting answers 301 before this is needed. */
export function LegacyRedirect({ to }: LegacyRedirectProps) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
