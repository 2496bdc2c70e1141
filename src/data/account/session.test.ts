import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSource } from '../../../tests/support/sources.ts';
import type { Session } from './session-state.ts';

const auth = vi.hoisted(() => ({
  watchAuthUser: vi.fn<(become: (session: Session) => void) => Promise<void>>(),
}));
vi.mock('../firebase/auth.ts', () => auth);

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

let say: (session: Session) => void;
let modules: typeof import('./session.ts') & typeof import('../query/query-store.ts');
beforeEach(async () => {
  vi.resetModules();
  auth.watchAuthUser.mockImplementation((become) => {
    say = become;
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
  it('loads Auth once, however many ask', async () => {
    auth.watchAuthUser.mockClear();
    await Promise.all([modules.startSession(), modules.startSession()]);
    await modules.startSession();
    expect(auth.watchAuthUser).toHaveBeenCalledTimes(1);
  });

  it('resets the live reads at every change of person, before anyone is told of it', async () => {
    await modules.startSession();
    const source = aSource<string>();
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
      source.next('of whoever was here before');
      say(next);
    }
    expect(seen).toEqual([
      ['asha', 'loading'],
      ['signed-out', 'loading'],
      ['ravi', 'loading'],
      ['asha', 'loading'],
    ]);
    expect(source.starts()).toBe(5);
  });

  it('keeps the live reads when it learns more of the same person', async () => {
    await modules.startSession();
    say(signedIn('asha', 'unknown'));
    const source = aSource<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('of Asha');
    const told = vi.fn();
    modules.watchSession(told);
    say(signedIn('asha', 'owner'));
    expect(modules.queryStore.read(source)).toMatchObject({ state: 'ready', data: 'of Asha' });
    expect([source.starts(), told.mock.calls.length]).toEqual([1, 1]);
    expect(modules.currentSession()).toEqual(signedIn('asha', 'owner'));
  });

  it('keeps what a visitor reads when they order as a guest, and asks again for what was refused', async () => {
    await modules.startSession();
    const [shown, refused] = [aSource<string>(), aSource<string>()];
    for (const source of [shown, refused]) modules.queryStore.subscribe(source, () => {});
    shown.next('for everyone');
    refused.fail('denied');
    say(guest('somebody'));
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    expect(modules.queryStore.read(refused)).toEqual({ state: 'loading' });
    say(signedIn('somebody'));
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    say(SIGNED_OUT);
    expect(modules.queryStore.read(shown)).toEqual({ state: 'loading' });
  });

  it('forgets what a customer has read when a guest takes their place', async () => {
    await modules.startSession();
    say(signedIn('asha'));
    const source = aSource<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('of Asha');
    say(guest('somebody'));
    expect(modules.queryStore.read(source)).toEqual({ state: 'loading' });
  });

  it('calls nobody a customer but who has an account', () => {
    expect(modules.customerOf(signedIn('asha'))?.uid).toBe('asha');
    for (const other of [guest('somebody'), SIGNED_OUT, { state: 'loading' } as const]) {
      expect(modules.customerOf(other)).toBeNull();
    }
  });

  it('keeps what a visitor reads when Auth confirms that nobody is signed in', async () => {
    const source = aSource<string>();
    modules.queryStore.subscribe(source, () => {});
    source.next('for everyone');
    await modules.startSession();
    expect(modules.queryStore.read(source)).toMatchObject({ data: 'for everyone' });
    expect(source.starts()).toBe(1);
  });

  it('recognises a returning person: what is shown stays, what was refused is asked for again', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', { getItem: () => 'person', setItem() {}, removeItem() {} });
    vi.resetModules();
    auth.watchAuthUser.mockImplementation((become) => {
      become(signedIn('asha'));
      return Promise.resolve();
    });
    modules = { ...(await import('./session.ts')), ...(await import('../query/query-store.ts')) };
    const [shown, refused] = [aSource<string>(), aSource<string>()];
    for (const source of [shown, refused]) modules.queryStore.subscribe(source, () => {});
    shown.next('for everyone');
    refused.fail('denied');
    await modules.startSession();
    expect(modules.queryStore.read(shown)).toMatchObject({ data: 'for everyone' });
    expect(modules.queryStore.read(refused)).toEqual({ state: 'loading' });
    expect([shown.starts(), refused.starts()]).toEqual([1, 2]);
  });

  it('tells nobody who has left', async () => {
    await modules.startSession();
    const told = vi.fn();
    modules.watchSession(told)();
    say(signedIn('asha'));
    expect(told).not.toHaveBeenCalled();
  });

  it('that could not load Auth can be started again', async () => {
    vi.resetModules();
    const unreachable = new TypeError('Failed to fetch dynamically imported module');
    vi.doMock('../firebase/auth.ts', () => {
      throw unreachable;
    });
    const fresh = await import('./session.ts');
    await expect(fresh.startSession()).rejects.toThrow(/There was an error/);
    vi.doMock('../firebase/auth.ts', () => auth);
    await expect(fresh.startSession()).resolves.toBeUndefined();
  });
});
