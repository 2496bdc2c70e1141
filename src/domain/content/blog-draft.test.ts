import { describe, expect, it } from 'vitest';
import { blogState } from './blog.ts';
import { BlogDraftSchema, blogDraftOf, blogFormValues } from './blog-draft.ts';
import { checkForm } from '../core/form.ts';
import { indianMinute, momentOfMinute } from '../core/dates.ts';

const TYPED = {
  title: ' On  soap ',
  slug: 'on-soap',
  excerpt: '',
  body: 'Text\n\nmore',
  coverImageURL: '/pictures/soap-800.webp',
  coverAlt: 'A bar of soap',
  author: 'Meera',
  tags: 'soap,  old  books,, soap',
  relatedProducts: 'franch-skin-soap, omega-3',
  seoTitle: '',
  seoDescription: '',
};
const faultOf = (change: Readonly<Record<string, string>>) => {
  const checked = checkForm(BlogDraftSchema, { ...TYPED, ...change });
  return checked.ok ? null : checked.faults;
};

describe('a typed article', () => {
  it('becomes lists and clean lines, and texts again', () => {
    const checked = checkForm(BlogDraftSchema, TYPED);
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    const { value } = checked;
    expect([value.title, value.tags]).toEqual(['On soap', ['soap', 'old books']]);
    expect(value.relatedProducts).toEqual(['franch-skin-soap', 'omega-3']);
    const blog = { ...value, status: 'draft' as const, publishedAt: 1, auditId: 'a' };
    expect(blogDraftOf(blog)).toEqual(value);
    expect(checkForm(BlogDraftSchema, blogFormValues(value))).toEqual(checked);
  });

  it('takes lists as they are pasted, links of products included', () => {
    const pasted = {
      tags: 'soap; old books\nsoap',
      relatedProducts:
        'https://shop.example/product/neem-soap?utm_source=x; /product/neem-soap\nomega-3',
    };
    expect(checkForm(BlogDraftSchema, { ...TYPED, ...pasted })).toMatchObject({
      value: { tags: ['soap', 'old books'], relatedProducts: ['neem-soap', 'omega-3'] },
    });
  });

  it.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ title: 'n'.repeat(161) }, { title: 'too-long' }],
    [{ slug: 'On Soap' }, { slug: 'choice' }],
    [{ slug: '' }, { slug: 'required' }],
    [{ body: '' }, { body: 'required' }],
    [{ body: 'n'.repeat(60_001) }, { body: 'too-long' }],
    [{ coverImageURL: 'javascript:alert(1)' }, { coverImageURL: 'choice' }],
    [{ coverImageURL: '//evil.example/a.png' }, { coverImageURL: 'choice' }],
    [{ coverAlt: '' }, { coverAlt: 'required' }],
    [{ coverAlt: '', coverImageURL: '' }, null],
    [{ tags: 'a,b,c,d,e,f,g,h,i,j,k,l,m' }, { tags: 'too-long' }],
    [{ tags: 'n'.repeat(41) }, { tags: 'too-long' }],
    [{ relatedProducts: 'https://shop.example/about' }, { relatedProducts: 'choice' }],
    [{ relatedProducts: 'No Slug' }, { relatedProducts: 'choice' }],
  ])('reports %j', (change, faults) => {
    expect(faultOf(change)).toEqual(faults);
  });
});

describe('the state of an article', () => {
  it('depends on its status and its publication time', () => {
    expect(blogState({ status: 'draft', publishedAt: 1 }, 2)).toBe('draft');
    expect(blogState({ status: 'published', publishedAt: 3 }, 2)).toBe('scheduled');
    expect(blogState({ status: 'published', publishedAt: 2 }, 2)).toBe('published');
  });

  it('is scheduled in Indian time', () => {
    const moment = Date.UTC(2026, 10, 21, 20, 0);
    expect(indianMinute(moment)).toBe('2026-11-22T01:30');
    expect(momentOfMinute('2026-11-22T01:30')).toBe(moment);
    expect(['', 'soon', '2026-13-40T00:00'].map(momentOfMinute)).toEqual([null, null, null]);
  });
});
