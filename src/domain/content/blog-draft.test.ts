import { expect, it } from 'vitest';
import { blogState } from './blog.ts';
import { BlogDraftSchema, blogDraftOf, blogFormValues } from './blog-draft.ts';
import { checkForm } from '../core/form.ts';

const TYPED = {
  ...{ title: ' On  soap ', slug: 'on-soap', excerpt: '', body: 'Text\n\nmore', author: 'Meera' },
  ...{ coverImageURL: '/pictures/soap-800.webp', coverAlt: 'A bar of soap' },
  ...{ tags: 'soap,  old  books,, soap', relatedProducts: 'franch-skin-soap, omega-3' },
  ...{ seoTitle: '', seoDescription: '' },
};
const faultOf = (change: Readonly<Record<string, string>>) => {
  const checked = checkForm(BlogDraftSchema, { ...TYPED, ...change });
  return checked.ok ? null : checked.faults;
};

it('a typed article becomes lists and clean lines, and texts again', () => {
  const checked = checkForm(BlogDraftSchema, TYPED);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const { value } = checked;
  expect([value.title, value.tags]).toEqual(['On soap', ['soap', 'old books']]);
  expect(value.relatedProducts).toEqual(['franch-skin-soap', 'omega-3']);
  const blog = { ...value, status: 'draft' as const, publishedAt: 1, auditId: 'a' };
  expect(blogDraftOf(blog)).toEqual(value);
  expect(checkForm(BlogDraftSchema, blogFormValues(value))).toEqual(checked);
});

it('a typed article takes lists as they are pasted, links of products included', () => {
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
  ['title', 'required', [' ']],
  ['title', 'too-long', ['n'.repeat(161)]],
  ['slug', 'choice', ['On Soap']],
  ['slug', 'required', ['']],
  ['body', 'required', ['']],
  ['body', 'too-long', ['n'.repeat(60_001)]],
  ['coverImageURL', 'choice', ['javascript:alert(1)', '//evil.example/a.png']],
  ['coverAlt', 'required', ['']],
  ['tags', 'too-long', ['a,b,c,d,e,f,g,h,i,j,k,l,m', 'n'.repeat(41)]],
  ['relatedProducts', 'choice', ['https://shop.example/about', 'No Slug']],
])('a typed article reports %s as %s', (field, fault, texts) => {
  for (const text of texts) expect(faultOf({ [field]: text })).toEqual({ [field]: fault });
});

it('a typed article without a cover needs no description of it', () => {
  expect(faultOf({ coverAlt: '', coverImageURL: '' })).toBeNull();
});

it('the state of an article depends on its status and its publication time', () => {
  expect(blogState({ status: 'draft', publishedAt: 1 }, 2)).toBe('draft');
  expect(blogState({ status: 'published', publishedAt: 3 }, 2)).toBe('scheduled');
  expect(blogState({ status: 'published', publishedAt: 2 }, 2)).toBe('published');
});
