/** The addresses whose pages stand alone: staff, account, sign-in, and what comes back from a payment. */
const ALONE = /^\/(?:admin|dashboard|auth|return|thank-you)(?:\/|$)/i;

/**
 * Whether a pathname is shown with header and footer. Whole parts of the path count, in any case, as routes are
 * matched: `/authors` has them, `/auth` and `/Dashboard/x` have not.
 */
export function hasHeaderAndFooter(pathname: string): boolean {
  return !ALONE.test(pathname);
}

/** Whether a page is about who is signed in, so that it waits until that is known. */
export function waitsForSession(pathname: string): boolean {
  return /^\/(?:auth|dashboard|admin|return|thank-you|test-payment)(?:\/|$)/u.test(pathname);
}
