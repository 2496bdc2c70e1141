import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Go, GoContext } from './go.ts';
import { Link } from './Link.tsx';

const go = vi.fn<Go>();
beforeEach(() => go.mockClear());
afterEach(cleanup);

function link(props: Partial<Parameters<typeof Link>[0]>): HTMLElement {
  render(
    <GoContext value={go}>
      <Link to="/about" {...props}>
        Away
      </Link>
    </GoContext>,
  );
  return screen.getByRole('link', { name: 'Away' });
}

describe('a link', () => {
  it('goes where it leads, and what it brings goes with it', () => {
    expect(fireEvent.click(link({ state: 'brought' }))).toBe(false);
    expect(go).toHaveBeenCalledExactlyOnceWith('/about', { replace: false, state: 'brought' });
  });

  it('keeps the page that is open where it names only a query', () => {
    window.history.replaceState(null, '', '/products?sort=new');
    fireEvent.click(link({ to: '?pages=2' }));
    expect(go).toHaveBeenCalledExactlyOnceWith('/products?pages=2', { replace: false });
  });

  it('makes no second entry in the history for what is open already', () => {
    window.history.replaceState(null, '', '/about');
    fireEvent.click(link({}));
    expect(go).toHaveBeenCalledExactlyOnceWith('/about', { replace: true });
  });

  it.each([
    ['another button', {}, { button: 1 }],
    ['another tab', {}, { ctrlKey: true }],
    ['another window', {}, { shiftKey: true }],
    ['a window of its own', { target: '_blank' }, {}],
  ])('leaves %s to the browser', (_, props, press) => {
    // Afterwards, and for want of another tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(props), press);
    expect(go).not.toHaveBeenCalled();
  });

  it('does nothing where its own listener has done it', () => {
    fireEvent.click(link({ onClick: (event) => event.preventDefault() }));
    expect(go).not.toHaveBeenCalled();
  });
});
