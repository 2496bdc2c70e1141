import type { AcceptRefusal, InviteRefusal } from '#domain/staff/invitation.ts';

const refusals: Readonly<Record<InviteRefusal, string>> = {
  'sign-in-again': 'Please confirm that it’s you.',
  'not-owner': 'You are no longer an owner.',
  'already-member': 'This person is in the team already. Change their role in the list instead.',
  'too-many': 'Too many invitations for now. Please try again in an hour.',
};

const acceptRefusals: Readonly<Record<AcceptRefusal, string>> = {
  'not-found':
    'This invitation no longer works: it was used, withdrawn or replaced, or it has expired. Please ask an owner of the shop for a new one.',
  'other-account':
    'This invitation is for another email address. Sign in with the address that received it.',
  'not-verified':
    'Please confirm your email address first: open the link in our welcome email, or send it again from your profile. Then open this invitation again.',
  'already-member': 'You have a role in the team already. An owner can change it.',
  'too-many': 'Too many tries. Please wait a quarter of an hour.',
};

/** The words of invitations to the team. */
export const invitationWords = {
  title: 'Invitations',
  caption: 'Invitations that were not accepted yet',
  email: 'Email',
  role: 'Role',
  until: 'Works until',
  expired: (day: string) => `Expired on ${day}`,
  by: 'Invited by',
  actions: 'Actions',
  again: 'Send again',
  revoke: 'Withdraw',
  revokeTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  revokeLead: 'The link in their email stops working. You can invite them again later.',
  keep: 'Keep the invitation',
  revoked: (email: string) => `The invitation of ${email} has been withdrawn.`,
  invite: 'Invite',
  inviteTitle: 'Invite to the team',
  inviteLead: (days: number) =>
    `We email a link that works once and for ${days} days. They sign in, or create an account, with this address and accept.`,
  send: 'Send invitation',
  sending: 'Sending …',
  sent: (email: string) => `Invitation sent to ${email}.`,
  page: {
    title: 'Join the team',
    lead: (email: string) =>
      `You’re signed in as ${email}. Accept to get access to the staff area of the shop.`,
    accept: 'Accept invitation',
    accepting: 'Accepting …',
    accepted: 'Welcome to the team. Opening the staff area …',
    incomplete: 'This link is incomplete. Please open it from the email again.',
    profile: 'Open my profile',
    other: 'Use another account',
    shop: 'Go to the shop',
  },
  refusals,
  acceptRefusals,
} as const;
