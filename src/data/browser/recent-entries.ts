import * as v from 'valibot';
import { localValue } from './local-storage.ts';

/** Number of entries that are kept. */
const KEPT = 5;

const EntriesSchema = v.array(
  v.object({ to: v.string(), name: v.string(), detail: v.exactOptional(v.string()) }),
);

/** An entry that staff opened from the search: the address, and its name and second line. */
export type RecentEntry = v.InferOutput<typeof EntriesSchema>[number];

const stored = localValue<readonly RecentEntry[]>('staff-recent', (value) => {
  const parsed = v.safeParse(EntriesSchema, value);
  return parsed.success ? parsed.output.slice(0, KEPT) : [];
});

/** The entries that were opened last on this device, latest first. They may name customers, so sign-out clears them. */
export function recentEntries(): readonly RecentEntry[] {
  return stored.read();
}

/** Puts an entry first. */
export function rememberEntry({ to, name, detail }: RecentEntry): void {
  const others = stored.read().filter((entry) => entry.to !== to);
  stored.write([{ to, name, ...(detail !== undefined && { detail }) }, ...others].slice(0, KEPT));
}
