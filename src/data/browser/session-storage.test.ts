import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map() };
let drafts: typeof import('./message-draft.ts');
let device: typeof import('./local-storage.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000 });
  for (const [name, stored] of Object.entries(storages)) {
    stored.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => (stored.get(key) as string | undefined) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
  }
  vi.resetModules();
  drafts = await import('./message-draft.ts');
  device = await import('./local-storage.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('forgets what was typed before a sign-out that reached no page of the tab', () => {
  drafts.saveMessageDraft({ typed: { name: 'Asha' } });
  expect(drafts.messageDraft().typed).toEqual({ name: 'Asha' });
  device.clearLocalStorage();
  expect(drafts.messageDraft()).toEqual({});
  drafts.saveMessageDraft({});
  expect(JSON.stringify([...storages.sessionStorage])).not.toContain('Asha');
});

it('keeps what was typed after a sign-out', () => {
  device.clearLocalStorage();
  drafts.saveMessageDraft({ typed: { name: 'Ravi' } });
  expect(drafts.messageDraft().typed).toEqual({ name: 'Ravi' });
  vi.setSystemTime(2_000);
  device.clearLocalStorage();
  drafts.saveMessageDraft({ typed: { subject: 'Hello' } });
  expect(drafts.messageDraft()).toEqual({ typed: { subject: 'Hello' } });
});
