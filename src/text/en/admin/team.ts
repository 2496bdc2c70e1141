import type { Grant, RoleRefusal } from '#domain/staff/staff.ts';

const refusals: Readonly<Record<RoleRefusal, string>> = {
  'sign-in-again': 'Please confirm that it’s you.',
  'no-account': 'No account has this email yet. Ask them to create one first.',
  'not-verified':
    'This email address isn’t confirmed yet. Ask them to open the link in our confirmation email; they can send it again under Profile.',
  'last-owner': 'The shop needs an owner. Make someone else an owner first.',
  'not-owner': 'You are no longer an owner.',
};

const grants: Readonly<Record<Grant, string>> = {
  owner: 'Owner: everything, including settings and team',
  staff: 'Staff: orders, products, messages, blog',
  viewer: 'Viewer: can see everything, can’t make changes',
  packer: 'Packer: packs, prints and ships orders, nothing else',
  accountant:
    'Accountant: sees orders, invoices, payments, tax reports and audit; can’t make changes',
  none: 'No role',
};

/** The words of the team. */
export const words = {
  title: 'Team',
  lead: 'Team members and their roles. Every change is recorded in the audit.',
  ownersOnly: 'Only owners can change the team.',
  caption: 'Team members',
  who: 'Member',
  role: 'Role',
  since: 'Since',
  by: 'Added by',
  byCommand: 'setup',
  you: 'you',
  actions: 'Actions',
  change: 'Change role',
  changeTitle: (who: string) => `Role of ${who}`,
  take: 'Remove',
  takeTitle: (who: string) => `Remove ${who} from the team?`,
  takeLead:
    'They lose access to the staff area immediately, on all devices. Their customer account stays.',
  lowerLead: 'With a lower role they are signed out and have to sign in again.',
  password: 'Your password',
  passwordWrong: 'Incorrect password.',
  withGoogle: 'Confirm with Google',
  save: 'Save',
  saving: 'Saving …',
  done: (email: string, role: Grant) =>
    role === 'none'
      ? `${email} has been removed from the team.`
      : `${email} has a new role. It applies from their next sign-in, or within the hour.`,
  demoted: 'Your access to the staff area has changed. Please sign in again.',
  close: 'Close',
  grants,
  refusals,
} as const;
