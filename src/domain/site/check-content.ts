import * as v from 'valibot';
import { proseParts } from '../content/prose.ts';
import type { CheckedContent } from '../shop-content/content-record.ts';
import { CONTENT_FAULTS, type ContentFault } from '../shop-content/content-text.ts';
import { type ContentPart, PART_SCHEMAS, type PartContent } from '../shop-content/parts.ts';
import { missingByLaw, POLICY_PARTS, type PolicyContent } from '../shop-content/policy-content.ts';
import { isShopPage } from './shop-address.ts';

/** What a check compares with. */
interface ContentContext {
  /** Today in India, "YYYY-MM-DD". */
  readonly today: string;
  /** The day from which the present version of a policy applies; empty for other parts. */
  readonly since: string;
}

type Faults = Record<string, ContentFault>;

/**
 * Checks a part as it was edited: the schema, then links to pages that do not exist, and what the law wants in a policy.
 * Faults are by the path of the field, with dots; that of a missing section is at `sections`.
 */
export function checkContent<P extends ContentPart>(
  part: P,
  value: unknown,
  context: ContentContext,
): CheckedContent<P> {
  const parsed = v.safeParse(PART_SCHEMAS[part], value);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues) };
  const content = parsed.output as PartContent<P>;
  const faults = { ...brokenLinks(content), ...policyFaults(part, content, context) };
  return Object.keys(faults).length === 0 ? { ok: true, value: content } : { ok: false, faults };
}

/** The policy of a part's name. */
export function policyPart(part: ContentPart): (typeof POLICY_PARTS)[number] | null {
  return POLICY_PARTS.find((policy) => policy === part) ?? null;
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Faults {
  const faults: Faults = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    faults[path] ??= CONTENT_FAULTS.find((code) => code === issue.message) ?? 'required';
  }
  return faults;
}

/** Texts with an address of this shop that has no page: menus, and links in running text. */
function brokenLinks(content: unknown, path = ''): Faults {
  if (typeof content === 'string') {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const addresses =
      name === 'to' || name === 'path'
        ? [content]
        : proseParts(content).flatMap(({ to }) => to ?? []);
    const isBroken = addresses.some((to) =>
      to.startsWith('/') ? !isShopPage(to) : !isWebLink(to),
    );
    return isBroken ? { [path]: 'address' } : {};
  }
  if (typeof content !== 'object' || content === null) return {};
  return Object.assign(
    {},
    ...Object.entries(content).map(([name, inner]) =>
      brokenLinks(inner, path === '' ? name : `${path}.${name}`),
    ),
  ) as Faults;
}

/** Web pages, letters and calls: no other scheme, so that a link can never become a script. */
function isWebLink(to: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)[^\s"'<>]+$/u.test(to);
}

function policyFaults(
  part: ContentPart,
  content: unknown,
  { today, since }: ContentContext,
): Faults {
  const policy = policyPart(part);
  if (!policy) return {};
  const { effectiveOn } = content as PolicyContent;
  return {
    ...(missingByLaw(policy, content as PolicyContent).length > 0 && { sections: 'law' as const }),
    ...(effectiveOn > today && { effectiveOn: 'later-date' as const }),
    ...(effectiveOn < since && { effectiveOn: 'earlier-date' as const }),
  };
}
