import { type Claim, findClaims } from './claims.ts';
import { type Detail, type DetailKind, findPersonalDetails } from '../customer/personal-details.ts';

/** Findings to review before a text becomes public. */
export interface PublishingCheck {
  /** A published customer text counts as the shop's advertising. */
  readonly claims: readonly Claim[];
  readonly details: readonly Detail[];
}

/** Checks texts that are published together. Positions are in the texts joined by line breaks. */
export function checkForPublishing(texts: readonly string[]): PublishingCheck {
  const joined = texts.join('\n');
  return { claims: findClaims(joined), details: findPersonalDetails(joined) };
}

/** The unique kinds of details, by first position. */
export function kindsOf(details: readonly Detail[]): readonly DetailKind[] {
  return [...new Set(details.map(({ kind }) => kind))];
}

/** A part of a text, and whether it is a claim or a personal detail. */
export interface TextPart {
  readonly text: string;
  readonly start: number;
  readonly found: 'claim' | 'detail' | null;
}

/** Splits a text at its claims and personal details, for highlighting. */
export function partsOf(text: string): readonly TextPart[] {
  const { claims, details } = checkForPublishing([text]);
  const found = [
    ...claims.map(({ start, end }) => ({ start, end, found: 'claim' as const })),
    ...details.map(({ start, end }) => ({ start, end, found: 'detail' as const })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: TextPart[] = [];
  let offset = 0;
  for (const { start, end, found: kind } of found) {
    if (start < offset) continue;
    if (start > offset) parts.push({ text: text.slice(offset, start), start: offset, found: null });
    parts.push({ text: text.slice(start, end), start, found: kind });
    offset = end;
  }
  if (offset < text.length) parts.push({ text: text.slice(offset), start: offset, found: null });
  return parts;
}
