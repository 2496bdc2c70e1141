import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '#data/account/session-state.ts';
import { BackInStock } from '#features/restock/BackInStock.tsx';

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

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });

test('a typed address stays when the session becomes known, and goes with who signs out', async () => {
  const account = { uid: 'asha', name: 'Asha', email: 'asha@franch.test', emailVerified: true };
  const signedIn: Session = {
    state: 'signed-in',
    user: { ...account, photoURL: '', guest: false },
    role: null,
  };
  render(<BackInStock product={{ slug: 'soap', title: 'Soap' }} />);
  await userEvent.setup().type(field(), 'other@franch.test');
  become(signedIn);
  expect(field().value).toBe('other@franch.test');
  become({ state: 'signed-out' });
  expect(field().value).toBe('');
  become(signedIn);
  expect(field().value).toBe('asha@franch.test');
});

test('a typed address stays when the session turns out to be signed out, or a guest signs in', async () => {
  become({ state: 'loading' });
  render(<BackInStock product={{ slug: 'soap', title: 'Soap' }} />);
  await userEvent.setup().type(field(), 'other@franch.test');
  become({ state: 'signed-out' });
  expect(field().value).toBe('other@franch.test');
  const guest = {
    uid: 'guest',
    name: '',
    email: '',
    emailVerified: false,
    photoURL: '',
    guest: true,
  };
  become({ state: 'signed-in', user: guest, role: null });
  expect(field().value).toBe('other@franch.test');
});
