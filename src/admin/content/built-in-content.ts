import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import type { Policy } from '#domain/checkout/policy.ts';
import { CATEGORIES } from '#domain/product/category.ts';
import { USUAL_RETURN_TERMS } from '#domain/return/return-terms.ts';
import { HOME_SECTIONS } from '#domain/shop-content/home.ts';
import type { ContentPart, PartContent } from '#domain/shop-content/parts.ts';
import type { PolicyContent } from '#domain/shop-content/policy-content.ts';
import { policyText } from '#domain/shop-content/policy-text.ts';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { builtInMenus } from '#text/content/menus.ts';
import { faqGroups } from '#text/faq/faq.ts';
import { homeEndWords } from '#text/home/home-end.ts';
import { homeWords } from '#text/home/home.ts';
import { aboutContent } from '#text/site/about.ts';
import { privacy } from '#text/site/privacy.ts';
import { seoPages } from '#text/site/seo.ts';
import { words as frame } from '#text/site/shell.ts';
import { shipping } from '#text/site/shipping.ts';
import { terms } from '#text/site/terms.ts';
import { NO_LETTER_WORDS } from './content-forms.ts';

/** The built-in content of each part: what applies until the owner saves a part. */
export const BUILT_IN: { readonly [Part in ContentPart]: PartContent<Part> } = {
  brand: { name: BUILT_IN_BRAND.name, logo: '' },
  home: {
    title: homeWords.title,
    lead: homeWords.lead,
    picture: 'hero',
    ownPicture: '',
    sections: HOME_SECTIONS.map((id) => ({ id, shown: true })),
    featuredTitle: homeWords.featured,
    featured: [],
    promises: homeEndWords.promises.map(({ title, text }) => ({ title, text })),
  },
  menus: builtInMenus,
  catalog: {
    categories: CATEGORIES.map((id) => ({
      id,
      name: id,
      text: homeEndWords.category[id],
      shown: true,
    })),
    concerns: CONCERNS.map((id) => ({ id, name: '' })),
  },
  fees: { states: [], weight: [] },
  returns: USUAL_RETURN_TERMS,
  titles: { tagline: frame.tagline.whole, pages: [...seoPages] },
  faq: {
    groups: faqGroups.map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.map(({ slug, question, answer, live }) => ({
        slug,
        question,
        answer: answer.join('\n\n'),
        live: live ?? ('' as const),
      })),
    })),
  },
  about: aboutContent,
  terms: policyContent(terms),
  shipping: policyContent(shipping),
  privacy: policyContent(privacy),
  letters: NO_LETTER_WORDS,
};

function policyContent({ title, changedOn, summary, sections }: Policy): PolicyContent {
  return {
    title,
    effectiveOn: changedOn,
    summary: summary.join('\n'),
    sections: sections.map(({ id, title: heading, lang = '', blocks }) => ({
      id,
      title: heading,
      lang,
      text: policyText(blocks),
    })),
  };
}
