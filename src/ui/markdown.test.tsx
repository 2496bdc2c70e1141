import { describe, expect, it } from 'vitest';
import { markdownNodes, ownPath } from './markdown.ts';

function shown(markdown: string): HTMLElement {
  const place = document.createElement('div');
  place.append(markdownNodes(markdown, 'Table'));
  return place;
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
  ])('does nothing: %s', (markdown) => {
    const place = shown(markdown);
    expect(place.querySelectorAll(FORBIDDEN)).toHaveLength(0);
    const attributes = [...place.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ]);
    const handlers = attributes.filter(({ name }) => name.startsWith('on') || name === 'style');
    expect(handlers).toEqual([]);
    const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src');
    const safe = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/;
    expect(addresses.filter(({ value }) => !safe.test(value))).toEqual([]);
  });

  it('shows raw HTML as the text it is', () => {
    expect(shown('Use <b>bold</b>').textContent).toBe('Use <b>bold</b>\n');
  });

  it('keeps the words of a link that may lead nowhere', () => {
    expect(shown('See [our page](javascript:alert(1)) now').innerHTML).toBe(
      '<p>See our page now</p>\n',
    );
  });
});

describe('links', () => {
  it('lead within the shop as they are', () => {
    const link = shown('[oil](/product/omega-3?a=1#b)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/product/omega-3?a=1#b');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('to other sites open beside the shop and vouch for nothing', () => {
    const link = shown('[FSSAI](https://fssai.gov.in/)').querySelector('a');
    expect(link?.outerHTML).toBe(
      '<a href="https://fssai.gov.in/" target="_blank" rel="noopener nofollow">FSSAI</a>',
    );
  });

  it.each(['mailto:care@franch.example.in', 'tel:+910000000108'])('may be %s', (address) => {
    expect(shown(`[write](${address})`).querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it.each(['//evil.example', 'http://evil.example', 'ftp://a.example', 'soap'])(
    'may not be %s',
    (address) => {
      expect(shown(`[x](<${address}>)`).querySelector('a')).toBeNull();
    },
  );

  it.each(['//evil', '/\\evil', '/\t/evil', 'https:evil', 'javascript:1', '', 'a/b'])(
    'ownPath refuses %j',
    (address) => {
      expect(ownPath(address)).toBeNull();
    },
  );
});

describe('pictures', () => {
  it('load when they come near, with their words', () => {
    const image = shown('![A bar of soap](/pictures/soap-800.webp)').querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.alt).toBe('A bar of soap');
    expect(image?.getAttribute('src')).toBe('/pictures/soap-800.webp');
  });

  it('may come from https', () => {
    const [image] = shown(
      '![x](https://firebasestorage.googleapis.com/a?b=1&c=2)',
    ).querySelectorAll('img');
    expect(image?.src).toBe('https://firebasestorage.googleapis.com/a?b=1&c=2');
  });

  it.each(['![](/a.png)', '![ ](/a.png)', '![x](http://evil.example/a.png)', '![x](//e/a.png)'])(
    'without words or from elsewhere are left out: %s',
    (markdown) => {
      expect(shown(markdown).querySelector('img')).toBeNull();
    },
  );
});

describe('the outline', () => {
  const outline = (markdown: string): string[] =>
    [...shown(markdown).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );

  it.each([
    ['# a\n\n## b\n\n# c', ['H2 a', 'H3 b', 'H2 c']],
    ['## a\n\n### b', ['H2 a', 'H3 b']],
    ['### a\n\n## b', ['H2 a', 'H2 b']],
    ['## a\n\n##### b\n\n###### c', ['H2 a', 'H3 b', 'H4 c']],
    ['###### a', ['H2 a']],
    ['a\n=\n\nb\n-', ['H2 a', 'H3 b']],
  ])('begins below the title of the page and leaves no level out: %j', (markdown, levels) => {
    expect(outline(markdown)).toEqual(levels);
  });
});

describe('text', () => {
  it('keeps lists, quotes, emphasis and scrollable tables', () => {
    const place = shown('1. a\n2. **b**\n\n> c\n\n| d | e |\n|:--|--:|\n| f | g |\n');
    expect(place.querySelectorAll('ol > li')).toHaveLength(2);
    expect(place.querySelector('blockquote')?.textContent?.trim()).toBe('c');
    const region = place.querySelector('[role=region]');
    expect(region?.getAttribute('aria-label')).toBe('Table');
    expect((region as HTMLElement).tabIndex).toBe(0);
    expect(region?.querySelector('td[align=right]')?.textContent).toBe('g');
  });

  it('keeps Devanagari and signs as they are', () => {
    expect(shown('अश्वगंधा & ₹ “quotes” 5 < 6').textContent).toBe('अश्वगंधा & ₹ “quotes” 5 < 6\n');
  });
});
