import type { Flaw, Flaws, Variant } from './place.ts';
import type { Fields } from './requests.ts';

/** Fields that are refused, and the closest ones that are allowed. Named after the refused ones. */
export function flaw(wrong: Fields, right?: Fields): Flaw {
  const what = describe(wrong);
  return right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];
}

/** Fields that are refused one by one. */
export function flaws(...wrong: readonly Fields[]): readonly Flaw[] {
  return wrong.map((fields) => flaw(fields));
}

/** Missing or wrongly typed fields: the rules cannot compare them, so evaluation fails. */
export function failing(wrong: Fields, right?: Fields): Flaw {
  const [what, variant] = flaw(wrong);
  const error: Variant = { ...variant, ends: 'error' };
  return right ? [what, error, { fields: right }] : [what, error];
}

/** Texts of one character too many, and the longest. */
export function tooLong(longest: Readonly<Record<string, number>>): readonly Flaw[] {
  return atLimits(longest, (length) => 'x'.repeat(length));
}

/** Lists with one item too many, and the longest. */
export function tooMany(most: Readonly<Record<string, number>>): readonly Flaw[] {
  return atLimits(most, (length) => Array<string>(length).fill('a'));
}

/** Lists of one text that is too long, and the longest. */
export function longItem(longest: Readonly<Record<string, number>>): readonly Flaw[] {
  return atLimits(longest, (length) => ['x'.repeat(length)]);
}

function atLimits(limits: Readonly<Record<string, number>>, value: (length: number) => unknown) {
  return Object.entries(limits).map(([name, most]) =>
    flaw({ [name]: value(most + 1) }, { [name]: value(most) }),
  );
}

/** `flaw` for fields of a map. */
export function within(name: string, whole: Fields): typeof flaw {
  const inMap = (changes: Fields): Fields => ({ [name]: { ...whole, ...changes } });
  return (wrong, right) => {
    const [, ...variants] = flaw(inMap(wrong), right && inMap(right));
    return [`${name} with ${describe(wrong)}`, ...variants];
  };
}

/** Refused variants of an action that need no allowed ones beside their pairs. */
export function refusals(action: Omit<Flaws, 'wrong' | 'right'>, wrong: Flaws['wrong']): Flaws {
  return { ...action, wrong };
}

/** The fields in short. */
function describe(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const text = JSON.stringify(value) ?? String(value);
      return `${name}: ${text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text}`;
    })
    .join(', ');
}
