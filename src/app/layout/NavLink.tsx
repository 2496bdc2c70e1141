import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A link of the navigation, which says when its page, whatever its query, is the open one. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
