import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-style.ts';

const SHEET = `/*! a license */
@layer properties{@supports (color:red){*{--tw-lead:initial}}}
@layer theme{:root{--step:.25rem;--text:.875rem;--font:var(--sans), serif;--unused:1}}
@layer base{*{margin:0}table{border:0}h1,h2{font:inherit}::-webkit-datetime-edit{padding:0}html{font-family:var(--font, Arial)}}
@layer utilities{.p-3{padding:calc(var(--step) * 3)}.-m-2{margin:calc(var(--step) * -2)}.text{font-size:var(--text);line-height:var(--tw-lead,var(--step))}.gone{color:red}}
:root{--sans:Arial}
@property --tw-lead{syntax:"*";inherits:false}
@property --tw-gone{syntax:"*";inherits:false}`;

const styles = pageStyles(SHEET);
const style = styles.of('<html><body><h1 class="p-3 -m-2 text">Oils</h1></body></html>');

describe('the style of a page', () => {
  it('has the rules of its elements and classes, and no others', () => {
    expect(style).toMatch(/\*\{margin:0\}.*h1\{font:inherit\}.*\.p-3\{/s);
    expect(style).not.toMatch(/table|h2|datetime|gone|license/);
  });

  it('says what the theme says, without its names', () => {
    expect(style).toContain('.p-3{padding:0.75rem}');
    expect(style).toContain('.-m-2{margin:-0.5rem}');
    expect(style).toContain('font-size:.875rem;line-height:var(--tw-lead,.25rem)');
    expect(style).toContain('html{font-family:var(--sans), serif}');
    expect(style).not.toMatch(/--(?:step|text|font|unused)/);
  });

  it('keeps the order of the layers, and the variables that only a page has', () => {
    const layers = Array.from(style.matchAll(/@layer (\w+)/g), ([, name]) => name);
    expect(layers).toEqual(['properties', 'theme', 'base', 'utilities']);
    expect(style).toContain(':root{--sans:Arial}');
    expect(style).toContain('@property --tw-lead');
  });

  it('leaves everything that a layer holds for later', () => {
    expect(styles.whole).toMatch(/--unused.*table.*datetime.*\.gone/s);
    expect(styles.whole).not.toContain('--sans:Arial');
  });
});
