/** Errors that no visitor can fix. Never holds personal data. */
type Incident = 'bad-document' | 'unmapped-error' | 'render-failed';

/** Logs an incident to the console as one line that starts with its name. */
export function report(incident: Incident, details: Readonly<Record<string, unknown>>): void {
  console.error(`[franch] ${incident}`, JSON.stringify(details));
}

/** Maximum number of captured errors; the oldest are dropped. */
const MAX_CAPTURED = 50;
const captured: { readonly code: string; readonly at: number }[] = [];

/** Records a provider's error code (Auth, Firestore, Storage) for support. */
export function capture(code: string): void {
  captured.push({ code, at: Date.now() });
  if (captured.length > MAX_CAPTURED) captured.shift();
}

/** The errors captured since the page was loaded, oldest first; `at` is epoch milliseconds. */
export function capturedErrors(): readonly { readonly code: string; readonly at: number }[] {
  return [...captured];
}
