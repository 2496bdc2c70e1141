// @vitest-environment jsdom
import { getToken } from 'firebase/app-check';
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { startAppCheck } from './app-check.ts';

afterEach(() => vi.unstubAllGlobals());

it('with a debug token in the browser, the page gets an App Check token from the debug provider', async () => {
  const debugToken = '123a4567-b89c-12d3-e456-789012345678';
  const asked: string[] = [];
  const fetched = vi.fn((address: string, { body }: { body: string }) => {
    asked.push(address, body);
    return Promise.resolve(new Response(JSON.stringify({ token: 'a.b.c', ttl: '3600s' })));
  });
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', debugToken);
  vi.stubGlobal('fetch', fetched);
  const app = initializeApp(
    { apiKey: 'key', projectId: 'sample', appId: '1:1:web:abc' },
    'checked',
  );
  const appCheck = startAppCheck(app, '6LeSampleKeyOfNobody0000000000000000000');
  expect((await getToken(appCheck)).token).toBe('a.b.c');
  expect(asked[0]).toContain('/v1/projects/sample/apps/1:1:web:abc:exchangeDebugToken?key=key');
  expect(asked[1]).toBe(JSON.stringify({ debug_token: debugToken }));
  await deleteApp(app);
});
