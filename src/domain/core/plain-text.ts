/** The digit zero of the scripts of India (Unicode 16, chapter 12) and of Arabic and Urdu keyboards. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Extended Arabic-Indic: Urdu, Kashmiri, Sindhi
  0x0966, // Devanagari
  0x09e6, // Bengali and Assamese
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x1c50, // Ol Chiki
  0xabf0, // Meetei Mayek
];

/** Any dash: punctuation dashes (UAX #44), the minus sign, and the hyphen bullet. */
const DASH = /[\p{Pd}\u2212\u2043]/gu;

/**
 * Characters without a shape of their own (UAX #44, Default_Ignorable_Code_Point): zero-width spaces, direction marks,
 * soft hyphens, joiners, variation selectors. Chats and contacts wrap numbers in them.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Those of them that nothing needs in any script: zero-width spaces, direction marks, soft hyphens. Indian scripts and
 * emoji need joiners and variation selectors.
 */
const DISGUISE = /(?!\p{M}|\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;

/** A run of joiners (ZWNJ, ZWJ) with the character before and after it, where that may be joined: ASCII never is. */
const JOINERS = /([^\p{ASCII}\s\u200C\u200D]?)([\u200C\u200D]+)(?=([^\p{ASCII}\s]?))/gu;

/** Replaces digits of Indian scripts with 0 to 9, one UTF-16 unit each, so that offsets stay valid: "९८४५०" → "98450". */
export function latinDigits(text: string): string {
  return text.replace(/(?!\p{ASCII})\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * A number or code as it was meant, whatever keyboard, chat or contact it comes from: NFKC (full-width forms become
 * ASCII), no invisible characters, every dash a "-", every run of white space one " ", trimmed, digits 0 to 9.
 */
export function plainText(text: string): string {
  return latinDigits(text.normalize('NFKC').replace(INVISIBLE, ''))
    .replace(DASH, '-')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * A line of natural language in NFC: without control, direction and zero-width marks, white space folded, trimmed. Keeps
 * the joiners that Indian scripts need, and digits as they were typed.
 */
export function plainLine(text: string): string {
  return undisguised(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The same for several lines, whose line breaks and spaces it keeps. */
export function plainLines(text: string): string {
  return undisguised(text)
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .trim();
}

function undisguised(text: string): string {
  return text
    .normalize('NFC')
    .replace(DISGUISE, '')
    .replace(JOINERS, (_, before: string, joiners: string, after: string) =>
      before && after ? `${before}${joiners.charAt(0)}` : before,
    );
}

/**
 * A code in the alphabet of Crockford's base 32, which has no I, L, O and U: in capitals, without spaces and
 * punctuation, O read as 0, I and L as 1.
 */
export function plainCode(text: string): string {
  return plainText(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
}
