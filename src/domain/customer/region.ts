import { plainText } from '../core/plain-text.ts';

/**
 * The 28 States and 8 union territories with their GST State codes (as the GST portal lists them) and PIN code
 * prefixes. A PIN code that does not match is a reason to ask, never to refuse: postal circles and borders differ in
 * places.
 */
export const STATES = {
  'Andaman and Nicobar Islands': { gst: '35', pins: ['744'] },
  'Andhra Pradesh': { gst: '37', pins: ['51', '52', '53'] },
  'Arunachal Pradesh': { gst: '12', pins: ['790', '791', '792'] },
  Assam: { gst: '18', pins: ['78'] },
  Bihar: { gst: '10', pins: ['80', '81', '82', '84', '85'] },
  Chandigarh: { gst: '04', pins: ['160'] },
  Chhattisgarh: { gst: '22', pins: ['49'] },
  'Dadra and Nagar Haveli and Daman and Diu': { gst: '26', pins: ['362', '396'] },
  Delhi: { gst: '07', pins: ['11'] },
  Goa: { gst: '30', pins: ['403'] },
  Gujarat: { gst: '24', pins: ['36', '37', '38', '39'] },
  Haryana: { gst: '06', pins: ['12', '13'] },
  'Himachal Pradesh': { gst: '02', pins: ['17'] },
  'Jammu and Kashmir': { gst: '01', pins: ['18', '190', '191', '192', '193'] },
  Jharkhand: { gst: '20', pins: ['81', '82', '83'] },
  Karnataka: { gst: '29', pins: ['56', '57', '58', '59'] },
  Kerala: { gst: '32', pins: ['67', '68', '69'] },
  Ladakh: { gst: '38', pins: ['194'] },
  Lakshadweep: { gst: '31', pins: ['6825'] },
  'Madhya Pradesh': { gst: '23', pins: ['45', '46', '47', '48'] },
  Maharashtra: { gst: '27', pins: ['40', '41', '42', '43', '44'] },
  Manipur: { gst: '14', pins: ['795'] },
  Meghalaya: { gst: '17', pins: ['793', '794'] },
  Mizoram: { gst: '15', pins: ['796'] },
  Nagaland: { gst: '13', pins: ['797', '798'] },
  Odisha: { gst: '21', pins: ['75', '76', '77'] },
  Puducherry: { gst: '34', pins: ['605', '607', '609', '533', '673'] },
  Punjab: { gst: '03', pins: ['14', '15'] },
  Rajasthan: { gst: '08', pins: ['30', '31', '32', '33', '34'] },
  Sikkim: { gst: '11', pins: ['737'] },
  'Tamil Nadu': { gst: '33', pins: ['60', '61', '62', '63', '64'] },
  Telangana: { gst: '36', pins: ['50'] },
  Tripura: { gst: '16', pins: ['799'] },
  'Uttar Pradesh': { gst: '09', pins: ['20', '21', '22', '23', '24', '25', '26', '27', '28'] },
  Uttarakhand: { gst: '05', pins: ['244', '246', '247', '248', '249', '262', '263'] },
  'West Bengal': { gst: '19', pins: ['70', '71', '72', '73', '74'] },
} as const satisfies Readonly<Record<string, { gst: string; pins: readonly string[] }>>;

/** A State or union territory by its name. */
export type State = keyof typeof STATES;

/** The names in alphabetical order. */
export const STATE_NAMES = Object.keys(STATES) as readonly State[];

/** Normalises a PIN code ("560 001", "PIN: 560-001", "Bengaluru – 560001" → "560001"); null if there is not exactly one. */
export function pinCode(text: string): string | null {
  const [, digits = ''] = /^\D*(\d(?:[ -]?\d){5})\D*$/u.exec(plainText(text)) ?? [];
  const pin = digits.replace(/\D/gu, '');
  return /^[1-9]\d{5}$/u.test(pin) ? pin : null;
}

/** The States of a PIN code by the longest matching prefix. Empty if unknown. */
export function statesOfPin(pin: string): readonly State[] {
  return matchesOf(pin).map(({ state }) => state);
}

/** The States with the longest prefix of a PIN code: two where their postal circles share it. Empty if unknown. */
export function nearestStates(pin: string): readonly State[] {
  const matches = matchesOf(pin);
  return matches.filter(({ length }) => length === matches[0]?.length).map(({ state }) => state);
}

/** The States of a PIN code with the length of their longest matching prefix, the longest first. */
function matchesOf(pin: string): readonly { readonly state: State; readonly length: number }[] {
  return STATE_NAMES.map((state) => ({
    state,
    length: Math.max(
      0,
      ...STATES[state].pins.filter((start) => pin.startsWith(start)).map(({ length }) => length),
    ),
  }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
}
