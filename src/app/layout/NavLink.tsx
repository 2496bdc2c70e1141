import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A navigation link that is marked as current when its pathname is open, with any query. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
