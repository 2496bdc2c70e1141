/**
 * Key of the sign-in hint. It stores only that a user is signed in on this device, and whether their profile is known
 * to exist.
 */
export const SIGN_IN_HINT = 'franch.signed-in';
const KNOWN_PROFILE = 'profile';

/**
 * Whether a user has signed in on this device and not signed out. Without the hint, the session is known to be signed
 * out and Auth need not be loaded. If storage is blocked, returns true, so that Auth decides.
 * A user who signs in in another tab reaches this tab's Auth only later.
 */
export function hasSignInHint(): boolean {
  try {
    return localStorage.getItem(SIGN_IN_HINT) !== null;
  } catch {
    return true;
  }
}

/** Stores that a user is signed in. */
export function storeSignIn(): void {
  if (!isProfileKnown()) writeHint('person');
}

/** Stores that the signed-in user's profile exists, so that later pages need not check. */
export function storeKnownProfile(): void {
  writeHint(KNOWN_PROFILE);
}

/** Removes the hint. */
export function removeSignInHint(): void {
  writeHint(null);
}

function writeHint(hint: 'person' | typeof KNOWN_PROFILE | null): void {
  try {
    if (hint) localStorage.setItem(SIGN_IN_HINT, hint);
    else localStorage.removeItem(SIGN_IN_HINT);
  } catch {
    // Auth cannot store a user without storage either.
  }
}

/** Whether the signed-in user's profile is known to exist. */
export function isProfileKnown(): boolean {
  try {
    return localStorage.getItem(SIGN_IN_HINT) === KNOWN_PROFILE;
  } catch {
    return false;
  }
}
