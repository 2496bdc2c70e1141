import type { Policy } from '#domain/checkout/policy.ts';
import type { ShopReturnTerms } from '#domain/return/return-terms.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { withReturnTerms } from '#text/content/return-terms.ts';

interface PolicyValues {
  /** The shop's name. */
  readonly name: string;
  readonly terms: ShopReturnTerms;
}

/** A policy with the shop's name and days filled in. Days that changed later than its text changed the policy. */
export function filledPolicy(policy: Policy, { name, terms }: PolicyValues): Policy {
  const named = withShopName(policy, name);
  const filled = withReturnTerms(named, terms);
  const { changedOn = '' } = terms;
  const namesDays = JSON.stringify(filled) !== JSON.stringify(named);
  return namesDays && changedOn > policy.changedOn ? { ...filled, changedOn } : filled;
}
