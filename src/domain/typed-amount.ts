import { MAX_PAISE, type Paise, paise } from './money.ts';

/** An amount in rupees as somebody types it ("1,250.50", "₹ 99") as paise; null when it is none. Read as text, so that nothing is rounded. */
export function typedAmount(text: string): Paise | null {
  const plain = text.replace(/[₹,\s]/gu, '');
  const [, rupees = '', decimals = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/u.exec(plain) ?? [];
  if (rupees === '') return null;
  const amount = Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
  return amount <= MAX_PAISE ? paise(amount) : null;
}
