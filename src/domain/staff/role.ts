/** Staff roles, from the custom claim `role`. Customers have none. */
export const ROLES = ['owner', 'staff', 'viewer', 'packer', 'accountant'] as const;

/** A role. */
export type Role = (typeof ROLES)[number];

/** The role of a claim, if valid. */
export function roleOf(claim: unknown): Role | null {
  return ROLES.find((role) => role === claim) ?? null;
}

/**
 * The claims of an ID token that decide about staff rights. `mfa` stands beside the role where the shop requires a second
 * factor: the role counts only in a session with one. `firebase` is Auth's own and names the second factor of a sign-in.
 */
export interface RoleClaims {
  readonly role?: unknown;
  readonly mfa?: unknown;
  readonly firebase?: { readonly sign_in_second_factor?: unknown } | undefined;
}

/** Whether the session was signed in with a second factor. */
export function hasSecondFactor({ firebase }: RoleClaims): boolean {
  return typeof firebase?.sign_in_second_factor === 'string';
}

/** Whether the session has a role that doesn't count for want of a second factor. As in the rules. */
export function lacksSecondFactor(claims: RoleClaims): boolean {
  return roleOf(claims.role) !== null && claims.mfa !== undefined && !hasSecondFactor(claims);
}

/** The role that counts in a session. */
export function sessionRole(claims: RoleClaims): Role | null {
  return lacksSecondFactor(claims) ? null : roleOf(claims.role);
}
