import { isRegistered } from '../invoice/tax.ts';
import type { MailHealth } from '../mail/mail-health.ts';
import { isSweepLate, type SweepHealth } from '../payment/sweep-health.ts';
import type { WebhookHealth } from '../payment/webhook-health.ts';
import { SETTING_FIELDS } from '../site/settings-fields.ts';
import { valueAt } from '../site/field-path.ts';
import type { StoreSettings } from '../site/store-settings.ts';
import type { Finding, LaunchResult, ShopCheckId } from './launch-check.ts';

/** What the checks of the shop read; null where nothing is stored yet. `now` is epoch milliseconds. */
export interface ShopFacts {
  readonly settings: StoreSettings | null;
  readonly mail: MailHealth | null;
  readonly sweep: SweepHealth | null;
  readonly webhook: WebhookHealth | null;
  readonly now: number;
}

/** Checks the shop's settings and the health of its scheduled jobs. `details` of settings are paths of their fields. */
export function shopChecks(facts: ShopFacts): readonly LaunchResult[] {
  const { settings, mail, sweep, webhook, now } = facts;
  const findings: Readonly<Record<ShopCheckId, Finding>> = {
    seller: finding(sellerGaps(settings)),
    tax: finding(settings?.tax && isRegistered(settings.tax) ? sampleTax(settings) : ['tax.gstin']),
    checkout: finding(settings?.checkoutOpen === true ? [] : ['checkoutOpen']),
    mail: mailFinding(mail, now),
    sweep: { state: sweep && !isSweepLate(sweep, now) ? 'ok' : 'todo', details: [] },
    webhook: { state: webhook ? 'ok' : 'todo', details: [] },
  };
  return Object.entries(findings).map(([id, found]) => ({ id: id as ShopCheckId, ...found }));
}

function finding(gaps: readonly string[]): Finding {
  return { state: gaps.length === 0 ? 'ok' : 'todo', details: gaps };
}

/** Paths of what the law requires of a seller and what is empty or still a sample. */
function sellerGaps(settings: StoreSettings | null): readonly string[] {
  return [...SETTING_FIELDS.seller, ...SETTING_FIELDS.contact].flatMap(({ path, required }) => {
    const value = valueAt(settings, path);
    const text = typeof value === 'string' ? value : '';
    return (text === '' && required) || isSample(text) ? path : [];
  });
}

function sampleTax({ tax }: StoreSettings): readonly string[] {
  return (['gstin', 'legalName', 'fssai', 'signatory'] as const).flatMap((name) => {
    const value = tax?.[name];
    if (typeof value !== 'string') return [];
    return isSample(value) || (name === 'gstin' && hasSamplePan(value)) ? `tax.${name}` : [];
  });
}

/** The number inside a PAN runs from 0001 to 9999 (Income Tax Department); it is digits 8 to 11 of a GSTIN. */
function hasSamplePan(gstin: string): boolean {
  return gstin.slice(7, 11) === '0000';
}

/**
 * Whether a value is plainly an example: the domains of RFC 2606 (`example.com`, `shop.example.in`), a number with five
 * zeros in a row, an account called "example", or the word "sample".
 */
function isSample(value: string): boolean {
  return /\b(?:example|sample)\b/iu.test(value) || value.replace(/\D/gu, '').includes('00000');
}

/** Letters leave the shop: the mailbox is swept, and nothing waits or was given up. */
function mailFinding(mail: MailHealth | null, now: number): Finding {
  if (!mail || isSweepLate(mail, now)) return { state: 'todo', details: [] };
  const isDelivering = mail.late === 0 && mail.failed === 0;
  return { state: isDelivering ? 'ok' : 'todo', details: mail.error === '' ? [] : [mail.error] };
}
