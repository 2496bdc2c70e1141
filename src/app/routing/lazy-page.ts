import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page component loaded when first opened, or earlier by `preload`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { preload(): Promise<unknown> };

/** Creates a lazy page from an `import()`. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  return Object.assign(lazy(load), { preload: load });
}
