import type { ComponentProps, MouseEvent } from 'react';
import { useGo, type Way } from './go.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Way {
  /** An address of the shop. One that begins with `?` stays on the page that is open. */
  to: string;
}

/** A link within the shop. It is drawn anew when what it says changes, and not whenever the address does (`useGo`). */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const go = useGo();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisPage(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    // An address that is open already gets no second entry in the history.
    const isOpen = href === window.location.href;
    go(`${pathname}${search}${hash}`, { replace: replace ?? isOpen, state });
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** A press that asks for another tab, a window or a file is the browser's. */
function isForThisPage(press: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = press.currentTarget;
  return (
    press.button === 0 &&
    (target === '' || target === '_self') &&
    !(press.metaKey || press.altKey || press.ctrlKey || press.shiftKey)
  );
}
