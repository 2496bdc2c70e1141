import { visibleText } from '../content/markdown-text.ts';

/**
 * Why a word may not stand in the advertising of a medicine, cosmetic or food. `schedule`: a condition of the Schedule of
 * the Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, section 3(d). `schedule-j`: Schedule J of the
 * Drugs Rules 1945. `promise`: a false impression, section 4 of the Act.
 */
export type ClaimKind = 'schedule' | 'schedule-j' | 'promise';

/** A forbidden word in a text. `start` and `end` are places in UTF-16 units, as a text field selects them. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
  /** The words as they stand there. */
  readonly words: string;
}

const SCHEDULE = [
  'appendicitis',
  'arteriosclerosis',
  'blindness',
  'blood poisoning',
  "bright['’]?s disease",
  'cancers?',
  'cataracts?',
  'deafness',
  'diabet(?:es|ics?)',
  'blood sugar',
  'brain (?:disorders?|diseases?)',
  '(?:uterus|uterine|menstrual|nervous|prostate|prostatic|optical) (?:system )?(?:disorders?|diseases?|flow)',
  'menstruation',
  'dropsy',
  'epilep(?:sy|tics?)',
  'female diseases?',
  'fevers?',
  'fits? (?:of epilepsy|and seizures)',
  'seizures?',
  'breast (?:enlarge\\w*|development)',
  '(?:gall|kidney|bladder)[ -]?stones?',
  'gangrene',
  'glaucoma',
  'goitre',
  'heart (?:diseases?|attacks?)',
  '(?:high|low) blood pressure',
  'hypertension',
  'hydrocele',
  'hysteria',
  'infantile paralysis',
  'polio',
  'insanity',
  'leprosy',
  'leucoderma',
  'vitiligo',
  'lockjaw',
  'tetanus',
  'locomotor ataxia',
  'lupus',
  'nervous debility',
  'obes(?:e|ity)',
  'paralysis',
  'plague',
  'pleurisy',
  'pneumonia',
  'rheumati(?:sm|c)',
  'arthritis',
  'hernia',
  'ruptures?',
  '(?:sexual )?impoten(?:ce|t)',
  'smallpox',
  '(?:increase|gain) (?:in )?(?:height|stature)',
  'sterility',
  'infertility',
  'trachoma',
  'tubercul(?:osis|ar)',
  'tumou?rs?',
  'typhoid',
  '(?:gastric|peptic|stomach|gastro-?intestinal) ulcers?',
  'ulcers?',
  'venereal',
  'syphilis',
  'gonorrh(?:o)?ea',
  'hiv|aids (?:cure|treatment)',
  'मधुमेह',
  'कैंसर',
  'मिर्गी',
  'बुखार',
  'गठिया',
  'लकवा',
  'मोटापा',
  'madhumeh',
  'mirgi',
  'bukhaa?r',
  'gathiya',
  'lakwa',
  'motapa',
];

const SCHEDULE_J = [
  'fairness',
  'skin whitening',
  '(?:new )?hair (?:re)?growth',
  'baldness',
  'gr[ea]ying',
  'premature ag(?:e)?ing',
  '(?:improves?|boosts?|sharpens?) (?:the |your )?(?:memory|vision|eyesight)',
  'weak eyesight',
  'piles',
  'ha?emorrhoids',
  'asthma',
  'sexual (?:debility|power|performance|stamina)',
  'premature ejaculation',
  'height increase',
  'psoriasis',
  'slimming',
  'weight[ -]loss',
  'बवासीर',
  'दमा',
  'bawa?a?seer|bawasir',
];

const PROMISES = [
  'cur(?:e|es|ed|ing)',
  'heals?',
  'remed(?:y|ies)',
  'treat(?:s|ed|ment|ments)?',
  'guarante(?:e|es|ed)',
  '100 ?(?:%|per ?cent)',
  'permanent(?:ly)?',
  '(?:no|without|zero) (?:any )?side[ -]?effects?',
  'mirac(?:le|les|ulous|ulously)',
  'magic(?:al|ally)?',
  'गारंटी',
  'इलाज',
  'रामबाण',
  'चमत्कारी?',
  'ilaa?j',
  'ramb(?:a|aa)n',
  'chamatkari?',
];

/** Letters of any script end a word; `\b` knows Latin ones alone. */
const pattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words.join('|')})(?![\\p{L}\\p{M}\\d])`, 'giu');

const PATTERNS: readonly (readonly [ClaimKind, RegExp])[] = [
  ['schedule', pattern(SCHEDULE)],
  ['schedule-j', pattern(SCHEDULE_J)],
  ['promise', pattern(PROMISES)],
];

/**
 * The words of a text that the law keeps out of advertising, in their order. A list of words, not a lawyer: it neither
 * knows what a sentence means nor every spelling, so a person decides, with a reason that the audit keeps. The list of the
 * Schedule follows its common prints; compare it with the Act before relying on it.
 */
export function findClaims(text: string): readonly Claim[] {
  const found = PATTERNS.flatMap(([kind, words]) =>
    [...text.matchAll(words)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      words: match[0],
    })),
  );
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * The same for Markdown: words that its syntax splits (`**cu**res`, `kidney&nbsp;stones`) and the texts of links and
 * pictures count, the addresses of links don't. `start` and `end` are places in the source, `words` what readers see.
 */
export function findClaimsInMarkdown(source: string): readonly Claim[] {
  const { text, places } = visibleText(source);
  return findClaims(text).map((claim) => ({
    ...claim,
    start: places[claim.start] ?? 0,
    end: (places[claim.end - 1] ?? 0) + 1,
  }));
}

/** A forbidden word and the field of the form it stands in. */
export type ClaimInField<Field extends string> = Claim & { readonly field: Field };

/**
 * The claims that were not there before, by field and words. What is published already keeps what it claimed: only a new
 * word is held against a save.
 */
export function newClaims<Field extends string>(
  claims: readonly ClaimInField<Field>[],
  before: readonly ClaimInField<Field>[],
): readonly ClaimInField<Field>[] {
  const saying = ({ field, words }: ClaimInField<Field>): string =>
    `${field} ${words.toLowerCase()}`;
  const known = new Set(before.map(saying));
  return claims.filter((claim) => !known.has(saying(claim)));
}

/** The shortest reason for a claim that stays, in characters; the audit keeps it. */
const LEAST_REASON = 10;

/** Whether a reason is long enough to let a claim stay. */
export function isClaimReason(reason: string): boolean {
  return reason.trim().length >= LEAST_REASON;
}
