import type { PolicyPart } from '#domain/shop-content/policy-content.ts';
import { privacy } from '../site/privacy.ts';
import { shipping } from '../site/shipping.ts';
import { terms } from '../site/terms.ts';

/** The days from which the built-in policies apply, "YYYY-MM-DD". */
export const builtInPolicyDays: Readonly<Record<PolicyPart, string>> = {
  terms: terms.changedOn,
  shipping: shipping.changedOn,
  privacy: privacy.changedOn,
};
