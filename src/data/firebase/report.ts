/** What the shop notices about itself and no visitor can mend. Never holds personal data. */
type Incident = 'bad-document' | 'unmapped-error' | 'render-failed';

/** Puts an incident where developers look: one line in the console, its name first. */
export function report(incident: Incident, details: Readonly<Record<string, unknown>>): void {
  console.error(`[franch] ${incident}`, JSON.stringify(details));
}

/** How many captured errors are kept; the oldest leave first. */
const KEPT = 50;
const captured: { readonly code: string; readonly at: number }[] = [];

/** Keeps the code of a provider's error (Auth, Firestore, Storage) for whoever looks into a complaint. */
export function capture(code: string): void {
  captured.push({ code, at: Date.now() });
  if (captured.length > KEPT) captured.shift();
}

/** The errors captured since the page was loaded, oldest first; `at` is epoch milliseconds. */
export function capturedErrors(): readonly { readonly code: string; readonly at: number }[] {
  return [...captured];
}
