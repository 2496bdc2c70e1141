import type { Cell } from '../../tests/rules/matrix/cells.ts';
import { readRules } from './rules-text.ts';

/** Checks the reason of a refusal. Returns the error, or null when it is right. */
export type Reasons = (cell: Cell, reason: string) => string | null;

const ROOT = '/databases/{database}/documents/';

/**
 * Whether a refusal has the right origin: an allow statement of the place's own match, or the absence of one. The
 * emulator's reason names the lines of the conditions that did not hold.
 */
export function reasonsOf(rules: string): Reasons {
  const { matches } = readRules(rules);
  return ({ place, op, by }, reason) => {
    // For the demoted, the rules must read documents first, and then evaluate the batch's audit entry before its
    // document.
    if (op === null || op === 'batch' || by === 'functions' || by.startsWith('demoted'))
      return null;
    const method = op === 'count' ? 'list' : op;
    const ownMatches = matches.filter(
      ({ path, methods }) => path === ROOT + place.rule && methods.includes(method),
    );
    if (ownMatches.length === 0) return null;
    const reasonLines = reason.split('\n');
    const final = reasonLines.filter((line) => !line.startsWith('evaluation error'));
    const isOwn = (final.length > 0 ? final : reasonLines)
      .filter((sentence) => sentence.includes(`for '${method}' `))
      .map((sentence) => Number(/ @ L(\d+)$/.exec(sentence)?.[1]))
      .some((line) => ownMatches.some((own) => line >= own.firstLine && line <= own.lastLine));
    return isOwn ? null : 'refused by another match than its own';
  };
}
