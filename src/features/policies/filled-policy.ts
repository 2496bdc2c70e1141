import type { Policy } from '#domain/checkout/policy.ts';
import { USUAL_RETURN_TERMS } from '#domain/return/return-terms.ts';
import type { CarriedContent } from '#domain/shop-content/parts.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { withReturnTerms } from '#text/content/return-terms.ts';

interface PolicyValues {
  /** The shop's name. */
  readonly name: string;
  /** Those of the owner; undefined for the usual ones. */
  readonly terms: CarriedContent['returns'];
}

/** A policy with the shop's name and days filled in. Days that changed later than its text changed the policy. */
export function filledPolicy(policy: Policy, { name, terms }: PolicyValues): Policy {
  const filled = withReturnTerms(withShopName(policy, name), terms ?? USUAL_RETURN_TERMS);
  const daysChangedOn = terms?.changedOn ?? '';
  const namesDays = JSON.stringify(filled) !== JSON.stringify(withShopName(policy, name));
  return namesDays && daysChangedOn > policy.changedOn
    ? { ...filled, changedOn: daysChangedOn }
    : filled;
}
