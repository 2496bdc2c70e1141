import type { Grant, RoleRefusal } from '#domain/staff/staff.ts';

const refusals: Readonly<Record<RoleRefusal, string>> = {
  'sign-in-again': 'Say once more who you are, then this is done.',
  'no-account': 'Nobody has an account with this e-mail yet. Ask them to register first.',
  'not-verified':
    'This e-mail address isn’t confirmed yet. Ask them to open the link in our confirmation e-mail; they can send it again under Profile.',
  'last-owner': 'The shop needs an owner. Make somebody else an owner first.',
  'not-owner': 'You are no owner any more.',
};

const grants: Readonly<Record<Grant, string>> = {
  owner: 'Owner: everything, also settings and team',
  staff: 'Staff: orders, products, messages, blog',
  viewer: 'Viewer: sees everything, changes nothing',
  none: 'No role',
};

/** The words of the team. */
export const words = {
  title: 'Team',
  lead: 'Who works here, and what they may do. Every change stands in the audit.',
  ownersOnly: 'Only owners change the team.',
  caption: 'Who works here',
  who: 'Who',
  role: 'Role',
  since: 'Since',
  by: 'Given by',
  byCommand: 'set up',
  you: 'you',
  actions: 'Change',
  give: 'Give a role',
  giveTitle: 'Give a role',
  giveLead: 'The person needs an account of this shop with a confirmed e-mail.',
  change: 'Change role',
  changeTitle: (who: string) => `Role of ${who}`,
  take: 'Take away',
  takeTitle: (who: string) => `Take the role of ${who} away?`,
  takeLead:
    'They leave the staff area at once, on every device. Their account as a customer stays.',
  lowerLead: 'A lower role ends their open pages: they sign in again with the new one.',
  email: 'E-mail of the account',
  password: 'Your password',
  passwordWrong: 'This is not your password.',
  withGoogle: 'Confirm with Google and go on',
  save: 'Save',
  saving: 'Saving …',
  done: (email: string, role: Grant) =>
    role === 'none'
      ? `${email} has no role any more.`
      : `${email} has a new role. It holds from their next sign-in, or within the hour.`,
  demoted: 'Your access to the staff area has changed. Please sign in again.',
  close: 'Close',
  grants,
  refusals,
} as const;
