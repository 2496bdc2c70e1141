import { describe, expect, it } from 'vitest';
import { markdownNodes, internalPath } from './markdown.ts';

function renderMarkdown(markdown: string): HTMLElement {
  const container = document.createElement('div');
  container.append(markdownNodes(markdown, 'Table'));
  return container;
}

const FORBIDDEN =
  'script, style, iframe, object, embed, form, input, button, svg, math, link, meta, base, template, video, audio';

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    'text <script>alert(1)</script> text',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle /></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a></form>',
    '<style>body { display: none }</style>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox(1))',
    '[x](blob:https://evil.example/1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
    '![x" onerror="alert(1)](/a.png)',
    '![x](/a.png "t\\" onerror=\\"alert(1)")',
    '[x](/a "t\\" onmouseover=\\"alert(1)")',
    '```html" onmouseover="alert(1)\nx\n```',
    '`</code><script>alert(1)</script>`',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |',
    '# <script>alert(1)</script>',
    '- [ ] <input onfocus=alert(1) autofocus>',
  ])('is inert: %s', (markdown) => {
    const container = renderMarkdown(markdown);
    expect(container.querySelectorAll(FORBIDDEN)).toHaveLength(0);
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ]);
    const handlers = attributes.filter(({ name }) => name.startsWith('on') || name === 'style');
    expect(handlers).toEqual([]);
    const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src');
    const safe = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/;
    expect(addresses.filter(({ value }) => !safe.test(value))).toEqual([]);
  });

  it('shows raw HTML as text', () => {
    expect(renderMarkdown('Use <b>bold</b>').textContent).toBe('Use <b>bold</b>\n');
  });

  it('keeps the text of a link with a forbidden address', () => {
    expect(renderMarkdown('See [our page](javascript:alert(1)) now').innerHTML).toBe(
      '<p>See our page now</p>\n',
    );
  });
});

describe('links', () => {
  it('keep internal addresses', () => {
    const link = renderMarkdown('[oil](/product/omega-3?a=1#b)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/product/omega-3?a=1#b');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('open other sites in a new tab with noopener and nofollow', () => {
    const link = renderMarkdown('[FSSAI](https://fssai.gov.in/)').querySelector('a');
    expect(link?.outerHTML).toBe(
      '<a href="https://fssai.gov.in/" target="_blank" rel="noopener nofollow">FSSAI</a>',
    );
  });

  it.each(['mailto:care@franch.example.in', 'tel:+910000000108'])('may be %s', (address) => {
    expect(renderMarkdown(`[write](${address})`).querySelector('a')?.getAttribute('href')).toBe(
      address,
    );
  });

  it.each(['//evil.example', 'http://evil.example', 'ftp://a.example', 'soap'])(
    'may not be %s',
    (address) => {
      expect(renderMarkdown(`[x](<${address}>)`).querySelector('a')).toBeNull();
    },
  );

  it.each(['//evil', '/\\evil', '/\t/evil', 'https:evil', 'javascript:1', '', 'a/b'])(
    'internalPath refuses %j',
    (address) => {
      expect(internalPath(address)).toBeNull();
    },
  );
});

describe('pictures', () => {
  it('load lazily with their alt text', () => {
    const image = renderMarkdown('![A bar of soap](/pictures/soap-800.webp)').querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.alt).toBe('A bar of soap');
    expect(image?.getAttribute('src')).toBe('/pictures/soap-800.webp');
  });

  it('may come from https', () => {
    const [image] = renderMarkdown(
      '![x](https://firebasestorage.googleapis.com/a?b=1&c=2)',
    ).querySelectorAll('img');
    expect(image?.src).toBe('https://firebasestorage.googleapis.com/a?b=1&c=2');
  });

  it.each(['![](/a.png)', '![ ](/a.png)', '![x](http://evil.example/a.png)', '![x](//e/a.png)'])(
    'are removed without alt text or with a forbidden address: %s',
    (markdown) => {
      expect(renderMarkdown(markdown).querySelector('img')).toBeNull();
    },
  );
});

describe('the outline', () => {
  const outline = (markdown: string): string[] =>
    [...renderMarkdown(markdown).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );

  it.each([
    ['# a\n\n## b\n\n# c', ['H2 a', 'H3 b', 'H2 c']],
    ['## a\n\n### b', ['H2 a', 'H3 b']],
    ['### a\n\n## b', ['H2 a', 'H2 b']],
    ['## a\n\n##### b\n\n###### c', ['H2 a', 'H3 b', 'H4 c']],
    ['###### a', ['H2 a']],
    ['a\n=\n\nb\n-', ['H2 a', 'H3 b']],
  ])('starts below the page title and skips no level: %j', (markdown, levels) => {
    expect(outline(markdown)).toEqual(levels);
  });
});

describe('text', () => {
  it('keeps lists, quotes, emphasis and scrollable tables', () => {
    const container = renderMarkdown('1. a\n2. **b**\n\n> c\n\n| d | e |\n|:--|--:|\n| f | g |\n');
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(container.querySelector('blockquote')?.textContent?.trim()).toBe('c');
    const region = container.querySelector('[role=region]');
    expect(region?.getAttribute('aria-label')).toBe('Table');
    expect((region as HTMLElement).tabIndex).toBe(0);
    expect(region?.querySelector('td[align=right]')?.textContent).toBe('g');
  });

  it('keeps Devanagari and special characters', () => {
    expect(renderMarkdown('अश्वगंधा & ₹ “quotes” 5 < 6').textContent).toBe(
      'अश्वगंधा & ₹ “quotes” 5 < 6\n',
    );
  });
});
