import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery } from '../../../tests/support/fixtures/queries.ts';
import type { Session } from './session-state.ts';

const auth = vi.hoisted(() => ({
  watchAuthUser: vi.fn<(become: (session: Session) => void) => Promise<void>>(),
}));
vi.mock('../firebase/auth.ts', () => auth);
vi.mock('../browser/restored-page.ts', () => ({
  guardRestoredPage: () => undefined,
  markContentCurrent: () => undefined,
}));

const SIGNED_OUT: Session = { state: 'signed-out' };
const signedIn = (uid: string, role: 'owner' | null | 'unknown' = null): Session => ({
  state: 'signed-in',
  user: { uid, email: '', emailVerified: false, name: '', photoURL: '', guest: false },
  role,
});
const guest = (uid: string): Session => ({
  state: 'signed-in',
  user: { uid, email: '', emailVerified: false, name: '', photoURL: '', guest: true },
  role: null,
});

let emit: (session: Session) => void;
let modules: typeof import('./session.ts') & typeof import('../query/query-store.ts');
beforeEach(async () => {
  vi.resetModules();
  auth.watchAuthUser.mockImplementation((become) => {
    emit = become;
    become(SIGNED_OUT);
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
    const source = aQuery<string>();
    modules.queryStore.subscribe(source, () => {});
    const seen: unknown[] = [];
    modules.watchSession(() => {
      const session = modules.currentSession();
      seen.push([
        session.state === 'signed-in' ? session.user.uid : session.state,
        modules.queryStore.read(source).state,
      ]);
    });
    for (const next of [signedIn('asha'), SIGNED_OUT, signedIn('ravi'), signedIn('asha')]) {
      source.next('of the previous user');
      emit(next);
    }
    expect(seen).toEqual([
      ['asha', 'loading'],
      ['signed-out', 'loading'],
      ['ravi', 'loading'],
      ['asha', 'loading'],
    ]);
    expect(source.starts()).toBe(5);
  });

  it('keeps the queries when the role of the same user arrives', async () => {
    await modules.startSession();
    emit(signedIn('asha', 'unknown'));
    const source = aQuery<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('of Asha');
    const onChange = vi.fn();
    modules.watchSession(onChange);
    emit(signedIn('asha', 'owner'));
    expect(modules.queryStore.read(source)).toMatchObject({ state: 'ready', data: 'of Asha' });
    expect([source.starts(), onChange.mock.calls.length]).toEqual([1, 1]);
    expect(modules.currentSession()).toEqual(signedIn('asha', 'owner'));
  });

  it("keeps a visitor's queries when they order as a guest, and retries denied ones", async () => {
    await modules.startSession();
    const [shown, refused] = [aQuery<string>(), aQuery<string>()];
    for (const source of [shown, refused]) modules.queryStore.subscribe(source, () => {});
    shown.next('for everyone');
    refused.fail('denied');
    emit(guest('guest'));
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    expect(modules.queryStore.read(refused)).toEqual({ state: 'loading' });
    emit(signedIn('guest'));
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    emit(SIGNED_OUT);
    expect(modules.queryStore.read(shown)).toEqual({ state: 'loading' });
  });

  it('resets the queries when a guest replaces a customer', async () => {
    await modules.startSession();
    emit(signedIn('asha'));
    const source = aQuery<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('of Asha');
    emit(guest('guest'));
    expect(modules.queryStore.read(source)).toEqual({ state: 'loading' });
  });

  it('returns a customer only for a user with an account', () => {
    expect(modules.customerOf(signedIn('asha'))?.uid).toBe('asha');
    for (const other of [guest('guest'), SIGNED_OUT, { state: 'loading' } as const]) {
      expect(modules.customerOf(other)).toBeNull();
    }
  });

  it("keeps a visitor's queries when Auth confirms that they are signed out", async () => {
    const source = aQuery<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('for everyone');
    await modules.startSession();
    expect(modules.queryStore.read(source)).toMatchObject({ data: 'for everyone' });
    expect(source.starts()).toBe(1);
  });

  it('keeps shown queries and retries denied ones for a returning user', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', { getItem: () => 'person', setItem() {}, removeItem() {} });
    vi.resetModules();
    auth.watchAuthUser.mockImplementation((become) => {
      become(signedIn('asha'));
      return Promise.resolve();
    });
    modules = { ...(await import('./session.ts')), ...(await import('../query/query-store.ts')) };
    const [shown, refused] = [aQuery<string>(), aQuery<string>()];
    const leave = [shown, refused].map((source) => modules.queryStore.subscribe(source, () => {}));
    shown.next('for everyone');
    refused.fail('denied');
    await modules.startSession();
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    expect(modules.queryStore.read(refused)).toEqual({ state: 'loading' });
    expect([shown.starts(), refused.starts()]).toEqual([1, 2]);
    // A query that still waits would report after the test that it is slow.
    for (const stop of leave) stop();
  });

  it('does not notify a removed subscriber', async () => {
    await modules.startSession();
    const onChange = vi.fn();
    modules.watchSession(onChange)();
    emit(signedIn('asha'));
    expect(onChange).not.toHaveBeenCalled();
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
