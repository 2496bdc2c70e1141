/** What the shop notices about itself and no visitor can mend. Never holds personal data. */
type Incident = 'bad-document' | 'unmapped-error' | 'render-failed';

/** Puts an incident where developers look: one line in the console, its name first. */
export function report(incident: Incident, details: Readonly<Record<string, unknown>>): void {
  console.error(`[franch] ${incident}`, JSON.stringify(details));
}
