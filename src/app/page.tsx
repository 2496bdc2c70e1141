import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is opened, or before. */
export interface Page {
  (): React.ReactNode;
  /** Loads its code, so that it is there at once when the page is opened. */
  preload(): Promise<void>;
}

/** Makes a page of what `import()` brings. */
export function page(load: () => Promise<{ readonly default: ComponentType }>): Page {
  const Lazy = lazy(load);
  let loaded: ComponentType | null = null;
  function LoadedPage() {
    // What is shown stays the same component while the page is open.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }
  return Object.assign(LoadedPage, {
    async preload() {
      loaded ??= (await load()).default;
    },
  });
}
