/** The default destination after sign-in. */
const DEFAULT = '/dashboard';

/**
 * The path to open after sign-in: only a path of this shop, and never the sign-in itself. Browsers parse "//host",
 * "/\host" and paths with control characters as other sites or worse.
 */
export function returnPath(requested: string | null): string {
  if (requested === null || requested.length > 2000) return DEFAULT;
  const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested);
  return ownPath && !/^\/auth(?:[/?#]|$)/u.test(requested) ? requested : DEFAULT;
}
