/** What staff may do, as the custom claim `role` of their account says. Customers have none. */
export const ROLES = ['owner', 'staff', 'viewer'] as const;

/** One of the roles. */
export type Role = (typeof ROLES)[number];

/** The role that a claim names, if it names one. */
export function roleOf(claim: unknown): Role | null {
  return ROLES.find((role) => role === claim) ?? null;
}
