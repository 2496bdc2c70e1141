/** Staff roles, from the custom claim `role`. Customers have none. */
export const ROLES = ['owner', 'staff', 'viewer'] as const;

/** A role. */
export type Role = (typeof ROLES)[number];

/** The role of a claim, if valid. */
export function roleOf(claim: unknown): Role | null {
  return ROLES.find((role) => role === claim) ?? null;
}
