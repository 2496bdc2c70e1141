import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from './session-state.ts';

const page = vi.hoisted(() => ({
  guardRestoredPage: vi.fn<() => void>(),
  markContentCurrent: vi.fn<() => void>(),
}));
const auth = vi.hoisted(() => ({
  watchAuthUser: vi.fn<(onState: (session: Session) => void) => Promise<void>>(),
  auth: { signOut: vi.fn<() => Promise<void>>() },
}));
vi.mock('../browser/restored-page.ts', () => page);
vi.mock('../firebase/auth.ts', () => auth);

// An earlier test of this process may have loaded the module with other mocks.
beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

const signedIn = (uid: string, role: 'owner' | 'unknown'): Session => ({
  state: 'signed-in',
  user: { uid, email: '', emailVerified: false, name: '', photoURL: '', guest: false },
  role,
});

it('calls the content current once another user is rendered, not for a new role of the same', async () => {
  const { followAuth } = await import('./follow-auth.ts');
  const onSession = vi.fn<(session: Session) => void>();
  await followAuth(onSession, () => false);
  const emit = auth.watchAuthUser.mock.calls[0]?.[0] ?? onSession;
  emit(signedIn('asha', 'unknown'));
  expect(page.markContentCurrent).toHaveBeenCalledTimes(1);
  expect(onSession).toHaveBeenCalledBefore(page.markContentCurrent);
  // Another tab has stored its sign-out by now, but Auth has not reported it to this tab yet.
  emit(signedIn('asha', 'owner'));
  expect(page.markContentCurrent).toHaveBeenCalledTimes(1);
  emit({ state: 'signed-out' });
  expect(page.markContentCurrent).toHaveBeenCalledTimes(2);
  expect(onSession).toHaveBeenCalledTimes(3);
});

it('signs out once more when another tab has signed out while Auth started', async () => {
  const { followAuth } = await import('./follow-auth.ts');
  const onSession = vi.fn<(session: Session) => void>();
  await followAuth(onSession, () => true);
  const emit = auth.watchAuthUser.mock.calls.at(-1)?.[0] ?? onSession;
  emit(signedIn('asha', 'unknown'));
  expect(auth.auth.signOut).toHaveBeenCalledTimes(1);
  expect(onSession).not.toHaveBeenCalled();
  emit({ state: 'signed-out' });
  expect(onSession.mock.calls).toEqual([[{ state: 'signed-out' }]]);
});
