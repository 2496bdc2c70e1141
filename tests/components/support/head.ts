/** Metadata in the head of the rendered page. */

export function canonical(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
}

export function robots(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
}

/** The texts of the page's JSON-LD scripts. */
export function structuredData(): readonly string[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => textContent);
}
