import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NavLinkProps {
  to: string;
  current: boolean;
  children: ReactNode;
}

/** A link of the staff area's navigation. */
export function NavLink({ to, current, children }: NavLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-card px-3 whitespace-nowrap text-ink-soft hover:bg-tint hover:text-ink aria-[current=page]:bg-leaf-tint aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
    >
      {children}
    </Link>
  );
}
