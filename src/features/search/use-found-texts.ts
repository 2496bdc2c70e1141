import { useEffect, useMemo, useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import { plainProse } from '#domain/content/prose.ts';
import type { FaqContent } from '#domain/shop-content/faq-content.ts';
import { paths } from '#domain/site/paths.ts';
import { searchIndex } from '#domain/search/search-index.ts';
import { findProducts, matchesText, type Spellings } from '#domain/search/search.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { pageContent } from '#data/content/site-content.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';
import { suggestedBlogs } from '#data/content/blogs.ts';
import { useQuery } from '#data/react/use-query.ts';

/** An article or an answer that a search finds, and its link. */
export interface FoundText {
  readonly kind: 'article' | 'answer';
  readonly to: string;
  readonly title: string;
  readonly spellings: Spellings;
}

/** Suggested articles, and suggested answers. */
const MOST_ARTICLES = 3;
const MOST_ANSWERS = 2;
/** Shorter texts occur in most articles and answers. */
const MIN_TEXT_SEARCH = 3;

/** The searched articles: the newest ones at build time. */
export const ARTICLES = suggestedBlogs();

interface Answer {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
}

const NO_TEXTS: readonly FoundText[] = [];
const NO_ANSWERS: readonly Answer[] = [];
const NO_FAQ = constantQuery('content/no-faq');
const AS_TYPED: Spellings = new Map();

/**
 * Articles and answers for a search. Articles are a data file of the build, answers a chunk of code: neither costs a read
 * of the database. The owner's own answers cost one.
 */
export function useFoundTexts(text: string): readonly FoundText[] {
  const blogs = useQuery(ARTICLES);
  const rows = 'data' in blogs ? blogs.data?.rows : undefined;
  const articles = useMemo(() => searchIndex((rows ?? []).map(searchedArticle)), [rows]);
  const answers = useAnswers();
  return useMemo(() => {
    if (text.trim().length < MIN_TEXT_SEARCH) return NO_TEXTS;
    const found = findProducts(articles, text);
    return [
      ...found.products.slice(0, MOST_ARTICLES).map(({ slug, title }) => ({
        kind: 'article' as const,
        to: paths.blog(slug),
        title,
        spellings: found.spellings,
      })),
      ...answersFor(answers, text).map(({ slug, question }) => ({
        kind: 'answer' as const,
        to: `${paths.faq}#${slug}`,
        title: question,
        spellings: AS_TYPED,
      })),
    ];
  }, [articles, answers, text]);
}

/** An article as search data: without its body. */
function searchedArticle({ slug, title, excerpt, tags }: Blog) {
  return { slug, title, description: [excerpt, ...tags].join('\n'), sku: '' };
}

/** The shop's answers. Without their chunk, such as offline, none are suggested. */
function useAnswers(): readonly Answer[] {
  const [builtIn, setBuiltIn] = useState(NO_ANSWERS);
  useEffect(() => {
    void import('#text/faq/faq.ts').then(
      ({ faqEntries }) => setBuiltIn(faqEntries),
      () => undefined,
    );
  }, []);
  const hasOwn = useShopContent('ownFaq') === true;
  const own = useQuery(hasOwn ? pageContent('faq') : NO_FAQ);
  const value = own.state === 'loading' ? null : own.data?.value;
  return useMemo(() => {
    if (!hasOwn) return builtIn;
    const groups = (value as FaqContent | null | undefined)?.groups ?? [];
    return groups.flatMap(({ entries }) =>
      entries.map(({ slug, question, answer }) => ({ slug, question, answer: plainProse(answer) })),
    );
  }, [builtIn, hasOwn, value]);
}

/** Answers with every word of a search, those with all of them in the question first. */
function answersFor(answers: readonly Answer[], text: string): readonly Answer[] {
  const matches = answers.filter(({ question, answer }) =>
    matchesText(`${question} ${answer}`, text),
  );
  const asked = matches.filter(({ question }) => matchesText(question, text));
  return [...new Set([...asked, ...matches])].slice(0, MOST_ANSWERS);
}
