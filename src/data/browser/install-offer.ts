/**
 * Key of the offer's record. It holds no personal data and outlives a sign-out, so that a dismissed offer never comes
 * back.
 */
const KEY = 'franch.install';
/** Key in session storage; set during a visit. */
const VISIT = 'franch.visit';
/** Number of visits before the offer. */
const VISITS = 3;

interface InstallRecord {
  readonly visits: number;
  /** Whether the offer was shown, or the shop was installed. */
  readonly isOver: boolean;
}

/** Counts a visit of this browser, once per tab session. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT) !== null) return;
    sessionStorage.setItem(VISIT, '1');
    const record = read();
    write({ ...record, visits: Math.min(record.visits + 1, VISITS) });
  } catch {
    // Storage is blocked, so the installation is not offered.
  }
}

/** Whether to offer the installation: once, on the third visit or after an order. */
export function isInstallDue(hasOrdered: boolean): boolean {
  try {
    const { visits, isOver } = read();
    return !isOver && (hasOrdered || visits >= VISITS);
  } catch {
    return false;
  }
}

/** Ends the offer for good, because it was shown or the shop was installed. */
export function endInstallOffer(): void {
  try {
    write({ ...read(), isOver: true });
  } catch {
    // Storage is blocked, so the installation is not offered again either.
  }
}

function read(): InstallRecord {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<InstallRecord> | null;
  return { visits: Number(stored?.visits) || 0, isOver: stored?.isOver === true };
}

function write(record: InstallRecord): void {
  localStorage.setItem(KEY, JSON.stringify(record));
}
