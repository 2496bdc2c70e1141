import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page whose code is loaded when it is first opened, or before by `preload`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { preload(): Promise<unknown> };

/** Makes a lazy page of an `import()`. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  return Object.assign(lazy(load), { preload: load });
}
