import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import type { Session } from '#data/account/session-state.ts';
import { RoleGate } from './RoleGate.tsx';

const known = vi.hoisted(() => ({
  session: { state: 'loading' } as Session,
  readers: new Set<() => void>(),
}));
vi.mock('#data/account/session.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/account/session.ts')>()),
  currentSession: () => known.session,
  watchSession: (changed: () => void) => {
    known.readers.add(changed);
    return () => known.readers.delete(changed);
  },
}));

function become(session: Session): void {
  act(() => {
    known.session = session;
    for (const reader of known.readers) reader();
  });
}

const signedIn = (role: Role | null | 'unknown'): Session => ({
  state: 'signed-in',
  user: { uid: 'x', email: '', emailVerified: false, name: '', photoURL: '', guest: false },
  role,
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

beforeEach(() => {
  known.session = { state: 'loading' };
  render(
    <MemoryRouter initialEntries={['/admin/dashboard/orders?page=2']}>
      <Routes>
        <Route
          path="/admin/*"
          element={
            <RoleGate roles={['owner', 'staff']}>
              <p>The staff area</p>
            </RoleGate>
          }
        />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const waits = (): boolean =>
  screen.queryByRole('status') !== null && !screen.queryByRole('heading');

test.each(['owner', 'staff'] as const)('%s never sees "forbidden" flash by', (role) => {
  expect(waits()).toBe(true);
  become(signedIn('unknown'));
  expect(waits()).toBe(true);
  become(signedIn(role));
  expect(screen.getByText('The staff area')).toBeTruthy();
});

test.each(['viewer', null] as const)('%s is told so, once the role is known', (role) => {
  become(signedIn('unknown'));
  expect(waits()).toBe(true);
  become(signedIn(role));
  expect(
    screen.getByRole('heading', { name: 'This area is for the staff of the shop' }),
  ).toBeTruthy();
  expect(screen.queryByText('The staff area')).toBeNull();
});

test('a visitor is asked to sign in, and will be back', () => {
  become({ state: 'signed-out' });
  expect(screen.getByText('/auth?next=%2Fadmin%2Fdashboard%2Forders%3Fpage%3D2')).toBeTruthy();
});

test('a guest is a visitor here', () => {
  become({
    state: 'signed-in',
    user: { uid: 'x', email: '', emailVerified: false, name: '', photoURL: '', guest: true },
    role: 'unknown',
  });
  expect(screen.getByText('/auth?next=%2Fadmin%2Fdashboard%2Forders%3Fpage%3D2')).toBeTruthy();
});
