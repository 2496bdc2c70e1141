import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOver } from '../../../tests/support/fixtures/storage.ts';

let tab: Map<string, string>;
let drafts: typeof import('./message-draft.ts');
let device: typeof import('./local-storage.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000 });
  tab = new Map();
  vi.stubGlobal('sessionStorage', storageOver(tab));
  vi.stubGlobal('localStorage', storageOver(new Map()));
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
  expect(JSON.stringify([...tab])).not.toContain('Asha');
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
