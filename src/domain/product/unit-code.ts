/**
 * The codes of the GST portal (UQC, Unique Quantity Code) in which packs are counted, with their names in its HSN summary.
 * Codes of weight and volume are left out: an invoice counts packs, and what is in them stands in the net quantity.
 */
export const UNIT_CODES = {
  NOS: 'NOS-NUMBERS',
  PCS: 'PCS-PIECES',
  BTL: 'BTL-BOTTLES',
  BOX: 'BOX-BOX',
  PAC: 'PAC-PACKS',
  TUB: 'TUB-TUBES',
  CAN: 'CAN-CANS',
  SET: 'SET-SETS',
  TBS: 'TBS-TABLETS',
  UNT: 'UNT-UNITS',
} as const;

/** One of them. */
export type UnitCode = keyof typeof UNIT_CODES;

/** Whether a text is one of the codes. */
export function isUnitCode(text: string): text is UnitCode {
  return Object.hasOwn(UNIT_CODES, text);
}

/** What the portal calls a code; a fee has none, and is not counted. */
export function unitCodeName(code: string): string {
  return isUnitCode(code) ? UNIT_CODES[code] : 'NA';
}
