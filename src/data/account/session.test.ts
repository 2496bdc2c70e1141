import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import type { Session } from './session-state.ts';

const auth = vi.hoisted(() => ({
  watchAuthUser: vi.fn<(onState: (session: Session) => void) => Promise<void>>(),
  auth: { signOut: vi.fn<() => Promise<void>>() },
}));
vi.mock('../firebase/auth.ts', () => auth);
vi.mock('../browser/restored-page.ts', () => ({
  guardRestoredPage: () => undefined,
  markContentCurrent: () => undefined,
}));

const SIGNED_OUT: Session = { state: 'signed-out' };
const signedIn = (
  uid: string,
  role: 'owner' | null | 'unknown' = null,
  guest = false,
): Session => ({
  state: 'signed-in',
  user: { uid, email: '', emailVerified: false, name: '', photoURL: '', guest },
  role,
});
const guest = (uid: string) => signedIn(uid, null, true);

let emit: (session: Session) => void;
let modules: typeof import('./session.ts') & typeof import('../query/query-store.ts');

/** A query with a subscriber, and the state that it shows. */
function subscribed() {
  const source = aQuery<string>();
  const leave = modules.queryStore.subscribe(source, () => {});
  return { source, leave, state: () => modules.queryStore.read(source) };
}

beforeEach(async () => {
  vi.resetModules();
  auth.watchAuthUser.mockImplementation((onState) => {
    emit = onState;
    onState(SIGNED_OUT);
    return Promise.resolve();
  });
  modules = { ...(await import('./session.ts')), ...(await import('../query/query-store.ts')) };
});
afterEach(() => {
  modules.queryStore.reset();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('loads Auth once for any number of callers', async () => {
    auth.watchAuthUser.mockClear();
    await Promise.all([modules.startSession(), modules.startSession()]);
    await modules.startSession();
    expect(auth.watchAuthUser).toHaveBeenCalledTimes(1);
  });

  it('resets the queries on every change of user, before subscribers are notified', async () => {
    await modules.startSession();
    const { source, state } = subscribed();
    const seen: unknown[] = [];
    const stop = modules.watchSession(() => seen.push([modules.currentSession(), state().state]));
    const users = [signedIn('asha'), SIGNED_OUT, signedIn('ravi'), signedIn('asha'), guest('g')];
    for (const next of users) {
      source.next('of the previous user');
      emit(next);
    }
    expect(seen).toEqual(users.map((user) => [user, 'loading']));
    expect(source.starts()).toBe(users.length + 1);
    stop();
    emit(SIGNED_OUT);
    expect(seen).toHaveLength(users.length);
  });

  it('keeps the queries when the role of the same user arrives', async () => {
    await modules.startSession();
    emit(signedIn('asha', 'unknown'));
    const { source, state } = subscribed();
    source.next('of Asha');
    const onChange = vi.fn();
    modules.watchSession(onChange);
    emit(signedIn('asha', 'owner'));
    expect(state()).toMatchObject({ state: 'ready', data: 'of Asha' });
    expect([source.starts(), onChange.mock.calls.length]).toEqual([1, 1]);
    expect(modules.currentSession()).toEqual(signedIn('asha', 'owner'));
  });

  it("keeps a visitor's queries when they order as a guest, and retries denied ones", async () => {
    const [shown, refused] = [subscribed(), subscribed()];
    shown.source.next('for everyone');
    await modules.startSession();
    expect([shown.state(), shown.source.starts()]).toMatchObject([{ data: 'for everyone' }, 1]);
    refused.source.fail('denied');
    emit(guest('guest'));
    expect(shown.state()).toMatchObject({ data: 'for everyone' });
    expect(refused.state()).toEqual({ state: 'loading' });
    emit(signedIn('guest'));
    expect(shown.state()).toMatchObject({ data: 'for everyone' });
    emit(SIGNED_OUT);
    expect(shown.state()).toEqual({ state: 'loading' });
  });

  it('returns a customer only for a user with an account', () => {
    expect(modules.customerOf(signedIn('asha'))?.uid).toBe('asha');
    for (const other of [guest('guest'), SIGNED_OUT, { state: 'loading' } as const]) {
      expect(modules.customerOf(other)).toBeNull();
    }
  });

  it('keeps shown queries and retries denied ones for a returning user', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', { getItem: () => 'person', setItem() {}, removeItem() {} });
    vi.resetModules();
    auth.watchAuthUser.mockImplementation((onState) => {
      onState(signedIn('asha'));
      return Promise.resolve();
    });
    modules = { ...(await import('./session.ts')), ...(await import('../query/query-store.ts')) };
    const [shown, refused] = [subscribed(), subscribed()];
    shown.source.next('for everyone');
    refused.source.fail('denied');
    await modules.startSession();
    expect(shown.state()).toMatchObject({ data: 'for everyone' });
    expect(refused.state()).toEqual({ state: 'loading' });
    expect([shown.source.starts(), refused.source.starts()]).toEqual([1, 2]);
    // A query that still waits would report a slow answer after the test.
    for (const { leave } of [shown, refused]) leave();
  });

  it('signs out the user whom Auth restores although another tab has just signed out', async () => {
    const stored = new Map([['franch.signed-in', 'profile']]);
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem() {},
      removeItem() {},
    });
    vi.resetModules();
    auth.watchAuthUser.mockImplementation((onState) => {
      // The other tab has not removed the hint yet.
      stored.set('franch.left', '1764318000000');
      onState(signedIn('asha'));
      return Promise.resolve();
    });
    modules = { ...(await import('./session.ts')), ...(await import('../query/query-store.ts')) };
    await modules.startSession();
    expect(auth.auth.signOut).toHaveBeenCalledTimes(1);
    expect(modules.currentSession()).toEqual({ state: 'loading' });
  });

  it('can start again after Auth failed to load', async () => {
    vi.resetModules();
    const unreachable = new TypeError('Failed to fetch dynamically imported module');
    vi.doMock('./follow-auth.ts', () => {
      throw unreachable;
    });
    const fresh = await import('./session.ts');
    await expect(fresh.startSession()).rejects.toThrow(/There was an error/);
    vi.doMock('./follow-auth.ts', () => ({ followAuth: auth.watchAuthUser }));
    await expect(fresh.startSession()).resolves.toBeUndefined();
  });
});
