import { act, cleanup, render, screen } from '@testing-library/react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaving, returning } from '#ui/kept.ts';
import { Here } from './Here.tsx';
import { KeptList } from './KeptList.tsx';
import { useEntry, type Walk, WalkContext, walkThrough } from './walk.ts';

afterEach(cleanup);

function walkFrom(address: string): Walk {
  return walkThrough(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
}

function Address() {
  const { pathname, search } = useLocation();
  return `${useNavigationType()} ${pathname}${search}`;
}

describe('the walk through the history', () => {
  it('tells who is within a Here where the shop stands, and how it came there', () => {
    const walk = walkFrom('/products?sort=new');
    const { container } = render(
      <WalkContext value={walk}>
        <Here>
          <Address />
        </Here>
      </WalkContext>,
    );
    expect(container.textContent).toBe('POP /products?sort=new');
    act(() => walk.go('/about'));
    expect(container.textContent).toBe('PUSH /about');
    act(() => walk.go('/faq', { replace: true }));
    expect(container.textContent).toBe('REPLACE /faq');
  });

  it('refuses who asks React Router outside of one', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() =>
      render(
        <WalkContext value={walkFrom('/')}>
          <Address />
        </WalkContext>,
      ),
    ).toThrow('useLocation() may be used only in the context of a <Router>');
  });

  it('draws nobody anew for what they have not asked for', () => {
    const walk = walkFrom('/products');
    const drawn = vi.fn<(isList: boolean) => void>();
    function IsList() {
      drawn(useEntry(({ location }) => location.pathname === '/products'));
      return null;
    }
    render(
      <WalkContext value={walk}>
        <IsList />
      </WalkContext>,
    );
    act(() => walk.go('/products?sort=new'));
    expect(drawn.mock.calls).toEqual([[true]]);
    act(() => walk.go('/about'));
    expect(drawn.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a kept list', () => {
  const drawn = vi.fn<() => void>();
  function List() {
    drawn();
    return (
      <p>
        List at <Address />
      </p>
    );
  }
  const list = <List />;

  function open(walk: Walk): void {
    render(
      <WalkContext value={walk}>
        <KeptList list={list}>
          <h1>
            Page at <Address />
          </h1>
        </KeptList>
      </WalkContext>,
    );
  }

  const kept = (): Element | null | undefined =>
    screen.queryByText(/^List at/)?.closest('[data-kept]');

  it('is out of sight while its product is looked at, knows of no other address, and is not drawn anew', () => {
    drawn.mockClear();
    const told: string[] = [];
    const ends = [
      leaving.watch(() => told.push(`left, ${kept() ? 'out of' : 'in'} sight`)),
      returning.watch(() => told.push(`back, ${kept() ? 'out of' : 'in'} sight`)),
    ];
    const walk = walkFrom('/products?sort=new');
    open(walk);
    act(() => walk.go('/product/neem'));
    expect(screen.getByRole('heading').textContent).toBe('Page at PUSH /product/neem');
    expect(kept()?.textContent).toBe('List at POP /products?sort=new');
    act(() => walk.navigator.go(-1));
    expect(kept()).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(drawn).toHaveBeenCalledOnce();
    expect(told).toEqual(['left, in sight', 'back, in sight']);
    for (const end of ends) end();
  });

  it('is the list of its address when it comes back at another entry', () => {
    const walk = walkFrom('/products?sort=new');
    open(walk);
    act(() => walk.go('/product/neem'));
    act(() => walk.go('/products'));
    expect(screen.getByText(/^List at/).textContent).toBe('List at PUSH /products');
  });

  it('is gone at any other address', () => {
    const walk = walkFrom('/products');
    open(walk);
    act(() => walk.go('/about'));
    expect(screen.queryByText(/^List at/)).toBeNull();
  });
});
