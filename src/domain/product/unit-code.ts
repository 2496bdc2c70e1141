/**
 * The GST portal's codes (UQC, Unique Quantity Code) for packs, with their names in its HSN summary. Omits weight and
 * volume: an invoice counts packs, and their content is the net quantity.
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

/** A code. */
export type UnitCode = keyof typeof UNIT_CODES;

/** Whether a text is one of the codes. */
export function isUnitCode(text: string): text is UnitCode {
  return Object.hasOwn(UNIT_CODES, text);
}

/** The portal's name of a code; a fee has none and is not counted. */
export function unitCodeName(code: string): string {
  return isUnitCode(code) ? UNIT_CODES[code] : 'NA';
}
