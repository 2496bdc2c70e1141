import { Navigate, useLocation } from 'react-router-dom';

interface MovedProps {
  /** The path where the page is now. */
  to: string;
}

/** An old address leads to the new one, with its query and its fragment. Hosting answers 301 before this is needed. */
export function Moved({ to }: MovedProps) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
