import type { Blog } from '../content/blog.ts';
import type { Paise } from '../money/money.ts';
import { paths } from './paths.ts';
import type { Product } from '../product/product.ts';
import { displayedRating } from '../review/rating.ts';
import type { ReviewSummary } from '../review/review.ts';
import { brandOf } from './brand-of.ts';
import type { StoreSettings } from './store-settings.ts';

/** A schema.org thing, ready for `jsonLd`. */
export type StructuredThing = Readonly<Record<string, unknown>>;

/** Characters that could end the script element or its line, as JSON escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serialises a thing for a JSON-LD script element. No content can leave the element. */
export function jsonLd(thing: StructuredThing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/gu,
    (character) => ESCAPES[character] ?? '',
  );
}

/** Rupees with a dot and two decimals, as schema.org and Open Graph require: 124950 → "1249.50". */
export function plainPrice(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

/** Where a page's structured data comes from. */
interface DataSource {
  /** Scheme and host without a trailing slash: makes URLs absolute. */
  readonly origin: string;
  /** The shop's name. */
  readonly shop: string;
}

/**
 * A product with its offer. `summary` is that of its published reviews; until it is loaded, the product's own rating is
 * used.
 */
export function productData(
  product: Product,
  { origin, shop }: DataSource,
  summary: Pick<ReviewSummary, 'average' | 'count'> | null = null,
): StructuredThing {
  const rating = summary ?? displayedRating(product.rating);
  const { slug, title, description, sku, category, price, stock, images, imageURL } = product;
  const pictures = images.length > 0 ? images : [imageURL].filter(Boolean);
  return {
    '@type': 'Product',
    name: title,
    description,
    sku,
    category,
    brand: { '@type': 'Brand', name: shop },
    ...(pictures.length > 0 && {
      image: pictures.map((address) => absoluteAddress(address, origin)),
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: `${origin}${paths.product(slug)}`,
      priceCurrency: 'INR',
      price: plainPrice(price),
      availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop },
    },
  };
}

/** The page's breadcrumbs, from Home to itself. Paths are the shop's own. */
export function breadcrumbData(
  crumbs: readonly { readonly name: string; readonly path: string }[],
  origin: string,
): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** An article with its author, dates and picture; `locale` is a BCP 47 tag. */
export function articleData(
  blog: Blog,
  { origin, shop, locale }: DataSource & { readonly locale: string },
): StructuredThing {
  const { slug, title, excerpt, author, coverImageURL, publishedAt, updatedAt, tags } = blog;
  return {
    '@type': 'Article',
    headline: title,
    ...(excerpt && { description: excerpt }),
    ...(coverImageURL && { image: [absoluteAddress(coverImageURL, origin)] }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: shop },
    publisher: { '@type': 'Organization', name: shop, url: `${origin}/` },
    datePublished: new Date(publishedAt).toISOString(),
    dateModified: new Date(updatedAt ?? publishedAt).toISOString(),
    mainEntityOfPage: `${origin}${paths.blog(slug)}`,
    inLanguage: locale,
  };
}

/** Questions with their answers. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredThing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The seller: the shop's name and URL, and its settings, once they are loaded. */
export function organizationData(settings: StoreSettings | null, origin: string): StructuredThing {
  const { name, logo } = brandOf(settings);
  const socials = settings ? Object.values(settings.socials).filter(Boolean) : [];
  return {
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: logo?.src ?? `${origin}/favicon.svg`,
    ...(settings && {
      legalName: settings.seller.legalName,
      address: settings.seller.address,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: settings.phone,
        email: settings.email,
        areaServed: 'IN',
      },
    }),
    ...(socials.length > 0 && { sameAs: socials }),
  };
}

/** An address that may be relative to the site, as an absolute one. */
export function absoluteAddress(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
