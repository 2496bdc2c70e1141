import { paths } from '#domain/paths.ts';

/** A part that is read before anything of a page is painted, because its parts stand where those behind them leave room. */
interface Beginning {
  /** Only the browser's reader asks for it. */
  readonly name: string;
  /** The windows that wait for it. */
  readonly media: string;
  /** The page up to where the name goes. */
  readonly start: RegExp;
}

/** The last header above what a page is about. */
const LAST_HEADER: readonly Beginning[] = [
  { name: 'begun', media: 'all', start: /^[^]*<header\b(?=[^]*<main\b)/ },
];

/** The first row of products, whose prices stand on one line: two on a phone, at most four elsewhere. */
const FIRST_ROW: readonly Beginning[] = [
  { name: 'begun', media: '(width<48rem)', start: /^[^]*?<\/article>[^]*?<li\b/ },
  { name: 'begun-wide', media: '(width>=48rem)', start: /^(?:[^]*?<\/article>){3}[^]*?<li\b/ },
];

/** The HTML of a page whose first parts have names, and the links by which its paint waits until those are read. */
export function withBeginning(
  pathname: string,
  html: string,
): { readonly body: string; readonly waits: string } {
  const parts = pathname === paths.products ? FIRST_ROW : LAST_HEADER;
  return {
    body: parts.reduce(
      (body, { name, start }) => body.replace(start, (before) => `${before} id="${name}"`),
      html,
    ),
    waits: parts
      .map(
        ({ name, media }) =>
          `<link rel="expect" href="#${name}" blocking="render" media="${media}">`,
      )
      .join(''),
  };
}
