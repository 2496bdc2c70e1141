import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import type { Session } from '#data/account/session-state.ts';
import { RoleGate } from './RoleGate.tsx';

const known = vi.hoisted(() => ({
  session: { state: 'loading' } as Session,
  listeners: new Set<() => void>(),
}));
vi.mock('#data/account/session.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/account/session.ts')>()),
  currentSession: () => known.session,
  watchSession: (changed: () => void) => {
    known.listeners.add(changed);
    return () => known.listeners.delete(changed);
  },
}));

function become(session: Session): void {
  act(() => {
    known.session = session;
    for (const notify of known.listeners) notify();
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
            <RoleGate roles={['owner', 'staff']} secondFactor={<p>The enrolment</p>}>
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

const isLoading = (): boolean =>
  screen.queryByRole('status') !== null && !screen.queryByRole('heading');

test.each(['owner', 'staff'] as const)(
  '%s never sees the "forbidden" page while the role loads',
  (role) => {
    expect(isLoading()).toBe(true);
    become(signedIn('unknown'));
    expect(isLoading()).toBe(true);
    become(signedIn(role));
    expect(screen.getByText('The staff area')).toBeTruthy();
  },
);

test.each(['viewer', null] as const)(
  '%s sees the "forbidden" page once the role is known',
  (role) => {
    become(signedIn('unknown'));
    expect(isLoading()).toBe(true);
    become(signedIn(role));
    expect(screen.getByRole('heading', { name: 'This area is for staff only' })).toBeTruthy();
    expect(screen.queryByText('The staff area')).toBeNull();
  },
);

test('a role that lacks its second factor leads to the enrolment, and opens once the session has one', () => {
  become({ ...signedIn(null), lacksSecondFactor: true } as Session);
  expect(screen.getByText('The enrolment')).toBeTruthy();
  expect(screen.queryByText('The staff area')).toBeNull();
  become(signedIn('staff'));
  expect(screen.getByText('The staff area')).toBeTruthy();
  expect(screen.queryByText('The enrolment')).toBeNull();
});

test('redirects a visitor to sign-in with a way back', () => {
  become({ state: 'signed-out' });
  expect(screen.getByText('/auth?next=%2Fadmin%2Fdashboard%2Forders%3Fpage%3D2')).toBeTruthy();
});

test('treats a guest as a visitor', () => {
  become({
    state: 'signed-in',
    user: { uid: 'x', email: '', emailVerified: false, name: '', photoURL: '', guest: true },
    role: 'unknown',
  });
  expect(screen.getByText('/auth?next=%2Fadmin%2Fdashboard%2Forders%3Fpage%3D2')).toBeTruthy();
});
