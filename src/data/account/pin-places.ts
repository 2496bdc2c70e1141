/** Timeout in milliseconds. A later suggestion would come after the shopper has typed the city. */
const TIMEOUT_MS = 5_000;

/** PIN codes by their districts: the last four digits of each, separated by spaces. */
type PinFile = Readonly<Record<string, string>>;

const files = new Map<string, PinFile>();

/**
 * The districts of a PIN code (six digits), the one with most post offices first. Empty if the PIN code is unknown or
 * there is no network. Loads the file of the first two digits. Source: India Post's directory (`dev/pins`).
 * A suggestion for the city only: the State, and with it the tax, never comes from here.
 */
export async function placesOfPin(pin: string): Promise<readonly string[]> {
  const file = await fileOf(pin.slice(0, 2));
  const end = pin.slice(2);
  const found = Object.entries(file).find(([, ends]) => ends.split(' ').includes(end));
  return found?.[0].split('/') ?? [];
}

async function fileOf(start: string): Promise<PinFile> {
  const known = files.get(start);
  if (known) return known;
  try {
    if (!navigator.onLine) return {};
    const response = await fetch(`/pins/${start}.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const file = (await response.json()) as PinFile;
    files.set(start, file);
    return file;
  } catch {
    // The next look-up tries again.
    return {};
  }
}
