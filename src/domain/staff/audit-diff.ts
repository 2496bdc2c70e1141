import { adminPaths } from './admin-area.ts';
import type { AuditEntry } from './audit.ts';
import { formatMoney, MAX_PAISE, paise } from '../money/money.ts';

/** A changed field in readable form; null where it was missing. */
export interface FieldChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The changes of an audit entry by field, with dotted paths for maps. Paise are formatted as money, times (epoch
 * milliseconds) by `formatMoment`.
 */
export function fieldChanges(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  formatMoment: (moment: number) => string,
): readonly FieldChange[] {
  const was = leaves(before ?? {}, formatMoment);
  const is = leaves(after ?? {}, formatMoment);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}

function leaves(
  fields: object,
  formatMoment: (moment: number) => string,
  prefix = '',
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMap) found.set(path, readable(name, value, formatMoment));
    else for (const [inner, text] of leaves(value, formatMoment, path)) found.set(inner, text);
  }
  return found;
}

function readable(name: string, value: unknown, formatMoment: (moment: number) => string): string {
  const isAmount = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (isAmount && name.endsWith('Paise') && value <= MAX_PAISE) return formatMoney(paise(value));
  if (isAmount && /(?:^at|At)$/u.test(name)) return formatMoment(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The collection of an entry's subject, and what it is called: its title, or else its id. */
export function subjectName({ subject, title }: Pick<AuditEntry, 'subject' | 'title'>): {
  readonly collection: string;
  readonly name: string;
} {
  const [collection = '', ...path] = subject.split('/');
  // The action names the part of the content.
  const name = collection === 'content' ? '' : path.join('/');
  return { collection, name: title || name };
}

/** The staff page of an entry's subject; null if there is none. */
export function subjectPage(subject: string): string | null {
  const [collection = '', id = ''] = subject.split('/');
  switch (collection) {
    case 'products':
    case 'orders':
    case 'bundles':
    case 'coupons':
    case 'offers':
    case 'messages':
      return id === '' ? adminPaths.tab(collection) : adminPaths.open(collection, id);
    case 'customers':
      return adminPaths.customer(id);
    case 'blogs':
      return id === '' ? adminPaths.blog : adminPaths.article(id);
    case 'settings':
      return adminPaths.tab('settings');
    case 'content':
      return adminPaths.content(id);
    case 'staff':
    case 'invitations':
      return adminPaths.tab('team');
    case 'priceChanges':
      return adminPaths.open('products', id.slice(0, id.indexOf('_')));
    default:
      return null;
  }
}
