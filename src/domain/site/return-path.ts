/** Where a sign-in leads when nothing else was asked for. */
const DEFAULT = '/dashboard';

/**
 * Where to go after signing in, from what the address asks for: only a path of this shop, and never back to the
 * sign-in itself. Browsers read "//host", "/\host" and paths with control characters as other sites or worse.
 */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > 2000) return DEFAULT;
  const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked);
  return ownPath && !/^\/auth(?:[/?#]|$)/u.test(asked) ? asked : DEFAULT;
}
