import { fieldName } from '../catalogue/changes.ts';
import { statusWords } from '../orders.ts';
import { words as settingsWords } from '../settings.ts';
import { methodNames } from '../../orders/payment-methods.ts';

/** What a changed field is called, by its dotted path: "Price", "neem-soap: Price", "Delivery charge below that, ₹". */
export function auditField(path: string): string {
  const settings: Readonly<Record<string, string>> = settingsWords.labels;
  return settings[path] ?? path.split('.').map(partName).join(': ');
}

/** One part of a path: a known field, the address of a product as it is, or the words of its name. */
function partName(part: string): string {
  const known = fieldName(part);
  if (known !== part || /[-\d]/u.test(part)) return known;
  const text = part
    .replace(/(?<=[a-z])(?:Paise|At)$/u, '')
    .replace(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The words of values that are stored as codes, by their field. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusWords,
  method: methodNames,
};

/** A value of a field as staff say it. Prices of products are rupees; amounts in paise arrive as money. */
export function auditValue(path: string, value: string): string {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (value === 'true' || value === 'false') return value === 'true' ? 'Yes' : 'No';
  if (['price', 'mrp'].includes(field) && /^\d+(?:\.\d+)?$/u.test(value)) return `₹${value}`;
  return CODES[field]?.[value] ?? value;
}
