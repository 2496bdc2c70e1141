import { editDistance } from '../search/edit-distance.ts';

/** The mail services that most people in India use. */
const COMMON = [
  ...['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'rediffmail.com', 'icloud.com'],
  ...['yahoo.co.in', 'yahoo.in', 'live.com', 'outlook.in', 'proton.me'],
];

/** Services whose names are near one of those: right as typed. */
const SIMILAR = new Set([
  ...[
    'mail.com',
    'email.com',
    'ymail.com',
    'gmx.com',
    'googlemail.com',
    'yahoo.com.au',
    'yahoo.ca',
  ],
  ...[
    'yahoo.co.uk',
    'yahoo.fr',
    'yahoo.de',
    'hotmail.co.uk',
    'hotmail.fr',
    'hotmail.in',
    'live.in',
  ],
  ...[
    'live.co.uk',
    'outlook.co.in',
    'outlook.de',
    'outlook.fr',
    'protonmail.com',
    'pm.me',
    'aol.com',
  ],
]);

/** Most edits between a typed domain and the one that was meant. */
const MAX_EDITS = 2;

/**
 * The address with the mail service that was probably meant: `asha@gmail.com` for `asha@gmial.com`, `asha@gmail` and
 * `asha@gmail.con`. Null when nothing is near, or the domain is one of a service. An offer only: nobody knows all domains.
 */
export function suggestedEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 3 || SIMILAR.has(domain) || COMMON.includes(domain)) return null;
  const meant = nearest(domain);
  return meant === null ? null : `${typed.slice(0, at).trim()}@${meant}`;
}

function nearest(domain: string): string | null {
  const unfinished = COMMON.find((service) =>
    service.startsWith(`${domain.replace(/\.+$/u, '')}.`),
  );
  if (unfinished !== undefined) return unfinished;
  const [best] = COMMON.map((service) => ({
    service,
    edits: editDistance(domain, service, MAX_EDITS).whole,
  }))
    // Of a short name, two edits leave too little.
    .filter(({ service, edits }) => edits <= (service.length < 9 ? 1 : MAX_EDITS))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.service ?? null;
}
