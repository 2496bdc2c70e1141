/** What is made when it is first asked for, and kept. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
