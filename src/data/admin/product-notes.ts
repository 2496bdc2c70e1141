import { keptOnDevice, type Kept } from '#data/device.ts';

/** What somebody typed about a product and has not saved. `at` is epoch milliseconds. */
export interface ProductNote {
  readonly typed: Readonly<Record<string, string>>;
  readonly at: number;
}

/** What this device keeps of a product's form (empty slug: of a new product), until it is saved or somebody signs out. */
export function productNote(slug: string): Kept<ProductNote | null> {
  return keptOnDevice(`product.${slug}`, (stored) => (isNote(stored) ? stored : null));
}

function isNote(stored: unknown): stored is ProductNote {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'typed' in stored &&
    typeof stored.typed === 'object' &&
    stored.typed !== null &&
    Object.values(stored.typed).every((value) => typeof value === 'string') &&
    'at' in stored &&
    typeof stored.at === 'number'
  );
}
