import { afterEach, expect, test, vi } from 'vitest';
import { openRazorpay } from './open-razorpay.ts';

afterEach(() => vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36';

/** The display options with which the provider's page opens in a browser. */
async function displayIn(userAgent: string): Promise<unknown> {
  const opened: { config?: { display?: unknown } }[] = [];
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('Razorpay', function open(options: { config?: { display?: unknown } }) {
    opened.push(options);
    return { open: () => undefined };
  });
  const script = `https://provider.example/${userAgent.length}.js`;
  const action = { kind: 'script', provider: 'razorpay', script, options: { key: 'k' } } as const;
  const done = openRazorpay(action, () => undefined);
  document.querySelector(`script[src="${script}"]`)?.dispatchEvent(new Event('load'));
  await done;
  return opened[0]?.config?.display;
}

test('UPI comes first, and a typed UPI ID is offered on iOS only', async () => {
  const others = { sequence: ['upi', 'card'], preferences: { show_default_blocks: true } };
  expect(await displayIn(ANDROID)).toEqual({
    hide: [{ method: 'upi', flows: ['collect'] }],
    ...others,
  });
  expect(await displayIn(IPHONE)).toEqual({ hide: [], ...others });
});
