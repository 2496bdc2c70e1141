/** Computes a value on first use and caches it. */
export function lazyValue<T>(compute: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => (cached ??= { value: compute() }).value;
}
