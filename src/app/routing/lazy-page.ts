import { type ComponentType, createElement, lazy } from 'react';
import { useLocation } from 'react-router-dom';

/** A page component loaded when first opened, or earlier by `preload`. */
export type LazyPage = ComponentType & { preload(): Promise<unknown> };

/** Creates a lazy page from an `import()`. An import that failed is tried again at the next visit. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  let content = lazy(tryLoad);
  let hasFailed = false;
  let lastVisit = '';

  function tryLoad(): ReturnType<typeof load> {
    return load().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  }

  /**
   * React keeps a failed import for good. A new one within the same visit would fail without end.
   * @param visit the key of the location: each render that is still waiting has a location object of its own.
   */
  function contentAt(visit: string): typeof content {
    if (hasFailed && visit !== lastVisit) {
      hasFailed = false;
      content = lazy(tryLoad);
    }
    lastVisit = visit;
    return content;
  }

  const Page = () => createElement(contentAt(useLocation().key));
  return Object.assign(Page, { preload: load });
}
