import { useMemo, useState } from 'react';
import type { Role } from '#domain/staff/role.ts';
import type { PaletteGroup } from '#domain/staff/palette.ts';
import type { Failure } from '#domain/core/result.ts';
import { recentEntries } from '#data/browser/recent-entries.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { useReads } from '#data/react/use-reads.ts';
import { useTypingPaused } from '#ui/form/use-typing-paused.ts';
import { commandsFor, matching, mayOpen, type PaletteEntry } from './palette-commands.ts';
import { type PaletteSearch, searchesFor, SHORTEST, SHOWN } from './palette-searches.ts';

/** A group with its rows. */
export interface FilledGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
  /** The address of the list of all, where there may be more. */
  readonly all?: string;
}

/** A group whose search failed, with the keys of its queries, by which it is tried again. */
export interface FailedGroup {
  readonly group: PaletteGroup;
  readonly failure: Failure;
  readonly keys: readonly string[];
}

/** What the palette shows for a text. */
export interface PaletteState {
  readonly groups: readonly FilledGroup[];
  readonly failed: readonly FailedGroup[];
  /** `short`: too few letters for the database. */
  readonly state: 'empty' | 'short' | 'loading' | 'ready';
}

type Entries = QueryState<readonly PaletteEntry[]>;
interface Answer {
  readonly search: PaletteSearch;
  readonly states: readonly Entries[];
}

/**
 * The groups for a typed text: pages and actions at once, and what is stored from three letters on when typing pauses. A
 * group waits for those before it, so that no row moves away under the pointer.
 */
export function usePalette(text: string, role: Role | null): PaletteState {
  const typed = text.trim().replace(/\s+/gu, ' ');
  const [recent] = useState(recentEntries);
  const isPaused = useTypingPaused(typed);
  const isSearched = Array.from(typed.replace(/\s/gu, '')).length >= SHORTEST;
  const searches = useMemo(
    () => (isSearched && isPaused ? searchesFor(typed, role) : []),
    [isSearched, isPaused, typed, role],
  );
  const states = useReads((read) =>
    searches.flatMap(({ queries }) => queries.map((query) => read(query))),
  );
  const { actions, pages, settings } = commandsFor(role);
  if (typed === '') {
    return {
      groups: filled([
        { group: 'recent', entries: recent.filter((entry) => mayOpen(role, entry)) },
        { group: 'actions', entries: actions.slice(0, SHOWN) },
      ]),
      failed: [],
      state: 'empty',
    };
  }
  const answers = answersOf(searches, states);
  const settled = answers.findIndex(({ states: own }) => own.some(isLoading));
  const shown = settled < 0 ? answers : answers.slice(0, settled);
  return {
    groups: filled([
      { group: 'actions', entries: matching(actions, typed).slice(0, SHOWN) },
      { group: 'pages', entries: matching(pages, typed).slice(0, SHOWN) },
      { group: 'settings', entries: matching(settings, typed).slice(0, SHOWN) },
      ...shown.map(groupOf),
    ]),
    failed: shown.flatMap(failureIn),
    state: !isSearched ? 'short' : !isPaused || settled >= 0 ? 'loading' : 'ready',
  };
}

const isLoading = ({ state }: Entries): boolean => state === 'loading';

/** The states of the queries, by search: both lists are in one order. */
function answersOf(searches: readonly PaletteSearch[], states: readonly Entries[]): Answer[] {
  let next = 0;
  return searches.map((search) => {
    const own = states.slice(next, (next += search.queries.length));
    return { search, states: own };
  });
}

/** The first entries of a group, once each, and a way to all of them where there may be more. */
function groupOf({ search: { group, all }, states }: Answer): FilledGroup {
  const found = states.flatMap((state) => ('data' in state ? (state.data ?? []) : []));
  const entries = [...new Map(found.map((entry) => [entry.to, entry])).values()];
  if (entries.length < SHOWN) return { group, entries };
  return { group, entries: entries.slice(0, SHOWN), all };
}

function failureIn({ search: { group, queries }, states }: Answer): readonly FailedGroup[] {
  const failure = states.find((state) => state.state === 'failed');
  if (failure?.state !== 'failed') return [];
  return [{ group, failure: failure.error, keys: queries.map(({ key }) => key) }];
}

function filled(groups: readonly FilledGroup[]): readonly FilledGroup[] {
  return groups.filter(({ entries }) => entries.length > 0);
}
