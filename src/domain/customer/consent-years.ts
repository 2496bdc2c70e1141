/** Years for which an erased account's consents stay provable (Limitation Act 1963, Schedule, article 113). */
export const CONSENT_YEARS = 3;
