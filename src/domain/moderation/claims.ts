import { visibleText } from '../content/markdown-text.ts';

/**
 * Why a word is forbidden in the advertising of a medicine, cosmetic or food. `schedule`: a condition of the Schedule
 * of the Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, section 3(d). `schedule-j`: Schedule J of
 * the Drugs Rules 1945. `promise`: a false impression, section 4 of the Act.
 */
export type ClaimKind = 'schedule' | 'schedule-j' | 'promise';

/** A forbidden word in a text. `start` and `end` are UTF-16 offsets, as a text field selects them. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
  /** The matched text. */
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

/** Soap cures too: "cured for six weeks", "air-cured", "curing racks". */
const SOAP_CURING =
  'cur(?:ed|es|ing) (?:slowly )?(?:for|over) (?:[\\p{L}\\d]+ ){1,3}?(?:days|weeks|months)|curing (?:racks?|time)';

const PROMISES = [
  `(?!${SOAP_CURING})(?<!(?:slow|air|cold)[- ])cur(?:e|es|ed|ing)`,
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

/** Word boundaries for letters of any script; `\b` only knows ASCII. */
const pattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words.join('|')})(?![\\p{L}\\p{M}\\d])`, 'giu');

const PATTERNS: readonly (readonly [ClaimKind, RegExp])[] = [
  ['schedule', pattern(SCHEDULE)],
  ['schedule-j', pattern(SCHEDULE_J)],
  ['promise', pattern(PROMISES)],
];

/**
 * The words in a text that the law forbids in advertising, in order. A word list, not a lawyer: it knows neither the
 * meaning of a sentence nor every spelling, so a person decides, and the audit log stores the reason. The list of the
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
 * The same for Markdown: finds words that its syntax splits (`**cu**res`, `kidney&nbsp;stones`) and the texts of links
 * and pictures, but not their URLs. `start` and `end` are source offsets, `words` is the visible text.
 */
export function findClaimsInMarkdown(source: string): readonly Claim[] {
  const { text, places } = visibleText(source);
  return findClaims(text).map((claim) => ({
    ...claim,
    start: places[claim.start] ?? 0,
    end: (places[claim.end - 1] ?? 0) + 1,
  }));
}

/** A forbidden word and its form field. */
export type ClaimInField<Field extends string> = Claim & { readonly field: Field };

/**
 * The claims that are new, by field and words. Published texts may keep their earlier claims: only new ones block a
 * save.
 */
export function newClaims<Field extends string>(
  claims: readonly ClaimInField<Field>[],
  before: readonly ClaimInField<Field>[],
): readonly ClaimInField<Field>[] {
  const saying = ({ field, words }: ClaimInField<Field>): string =>
    `${field} ${words.toLowerCase()}`;
  const earlier = new Set(before.map(saying));
  return claims.filter((claim) => !earlier.has(saying(claim)));
}

/** The minimum length of an override reason, in characters; the audit log stores it. */
const LEAST_REASON = 10;

/** Whether a reason is long enough to override a claim. */
export function isClaimReason(reason: string): boolean {
  return reason.trim().length >= LEAST_REASON;
}
