import { cleanup, render } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, describe, expect, it } from 'vitest';
import { Head } from './Head.tsx';
import type { HeadTags } from './head-tags.ts';
import { HeadRoot } from './HeadRoot.tsx';

afterEach(cleanup);

const root = (address: string, parts: readonly HeadTags[] = []) => (
  <HelmetProvider>
    <HeadRoot
      title="The route"
      description="Of the route"
      canonical={`https://shop.example${address}`}
      image="/hero.webp"
      siteName="Shop"
      locale="en_IN"
      origin="https://shop.example"
    />
    {parts.map((tags, index) => (
      <Head key={`part ${index + 1}`} {...tags} />
    ))}
  </HelmetProvider>
);

const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (element) =>
      element.getAttribute('content') ?? element.getAttribute('href') ?? element.innerHTML,
  );

describe('the head', () => {
  it("shows the route's tags when the page sets none", () => {
    render(root('/a'));
    expect(all('title')).toEqual(['The route']);
    expect(all('link[rel=canonical]')).toEqual(['https://shop.example/a']);
    expect(all('meta[property="og:image"]')).toEqual(['https://shop.example/hero.webp']);
    expect(all('meta[name=robots]')).toEqual([]);
  });

  it("prefers the innermost part's tags and writes every tag once", () => {
    render(
      root('/a', [
        { title: 'The page', description: 'Of the page', data: ['{"a":1}'] },
        { title: 'The part', hidden: true, image: 'https://pictures.example/b.webp', data: ['{}'] },
      ]),
    );
    expect(all('title')).toEqual(['The part · Shop']);
    expect(all('meta[name=description]')).toEqual(['Of the page']);
    expect(all('meta[property="og:title"]')).toEqual(['The part · Shop']);
    expect(all('meta[property="og:image"]')).toEqual(['https://pictures.example/b.webp']);
    expect(all('meta[name=robots]')).toEqual(['noindex']);
    expect(all('script[type="application/ld+json"]')).toEqual(['{"a":1}', '{}']);
    expect(all('link[rel=canonical]')).toHaveLength(1);
  });

  it('has no picture for a malformed address', () => {
    render(root('/a', [{ title: 'The page', image: 'https://[' }]));
    expect(all('title')).toEqual(['The page · Shop']);
    expect(all('meta[property="og:image"]')).toEqual([]);
  });

  it("returns to the route's tags when the page unmounts", () => {
    const { rerender } = render(root('/a', [{ title: 'The page', type: 'product', hidden: true }]));
    expect(all('meta[property="og:type"]')).toEqual(['product']);
    rerender(root('/b'));
    expect(all('title')).toEqual(['The route']);
    expect(all('meta[property="og:type"]')).toEqual(['website']);
    expect(all('meta[name=robots]')).toEqual([]);
    expect(all('link[rel=canonical]')).toEqual(['https://shop.example/b']);
  });

  it('follows changes, and a part keeps its position', () => {
    const { rerender } = render(root('/a', [{ title: 'Outer' }, { title: 'Inner' }]));
    rerender(root('/a', [{ title: 'Outer, changed' }, { title: 'Inner' }]));
    expect(all('title')).toEqual(['Inner · Shop']);
    rerender(root('/a', [{ title: 'Outer, changed' }]));
    expect(all('title')).toEqual(['Outer, changed · Shop']);
  });
});
