/** The default destination after sign-in. */
const DEFAULT = '/dashboard';

/**
 * The path to open after sign-in: only a path of this shop, and never the sign-in itself. Browsers parse "//host",
 * "/\host" and paths with control characters as other sites or worse.
 */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > 2000) return DEFAULT;
  const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked);
  return ownPath && !/^\/auth(?:[/?#]|$)/u.test(asked) ? asked : DEFAULT;
}
