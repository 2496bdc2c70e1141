import type { PolicyRefusal, ResetRefusal } from '#domain/staff/second-factor.ts';
import { words as teamWords } from './team.ts';

const policyRefusals: Readonly<Record<PolicyRefusal, string>> = {
  'sign-in-again': teamWords.refusals['sign-in-again'],
  'not-owner': teamWords.refusals['not-owner'],
  'no-second-factor':
    'Set up your own authenticator app first, under Account security. Then sign out, sign in with its code, and come back here.',
};

const resetRefusals: Readonly<Record<ResetRefusal, string>> = {
  'sign-in-again': teamWords.refusals['sign-in-again'],
  'not-owner': teamWords.refusals['not-owner'],
  own: 'Another owner has to do this for you.',
  'not-member': 'This person is not in the team any more.',
  none: 'This person has no authenticator app set up.',
};

/** The words of second factors in the staff area. */
export const words = {
  title: 'Account security',
  lead: (email: string) => `How you sign in as ${email}.`,
  authenticators: {
    title: 'Authenticator app',
    none: 'Your sign-in asks for your password only. With an authenticator app on your phone, nobody gets in with your password alone.',
    some: 'Your sign-in asks for the code of this app as well.',
    loading: 'Looking up your authenticator app',
    retry: 'Try again',
    device: (name: string) => name || 'Authenticator app',
    since: (day: string) => `Set up on ${day}`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeLead:
      'Your sign-in then asks for your password only, and you may have to sign in again. Where the shop asks for a second factor, you set up a new one first thing.',
    removed: 'The authenticator app is removed.',
    move: 'New phone? Remove this app here, then set up the new one.',
  },
  enrol: {
    start: 'Set up an authenticator app',
    starting: 'One moment…',
    title: 'Set up your authenticator app',
    scan: 'Open an authenticator app on your phone, such as Google Authenticator, and scan this code.',
    qr: 'QR code for your authenticator app',
    type: 'Cannot scan it? Type this key into the app instead:',
    copy: 'Copy the key',
    copied: 'Copied',
    copyFailed: 'Copy it by hand:',
    backup:
      'Have a second phone or tablet? Scan the code with it now, too: both then show the same code, and you can still sign in if you lose one. Later this is not possible.',
    name: 'Name of the phone',
    nameHint: 'So that you know it again, such as “My Pixel”.',
    code: 'Code from the app',
    codeHint: '6 digits. A new code comes every 30 seconds.',
    codeFault: 'The code has 6 digits.',
    finish: 'Finish',
    finishing: 'Checking…',
    cancel: 'Cancel',
    done: 'Your authenticator app is set up. Your next sign-in asks for its code.',
    wrong: 'This code is not right. Wait for the next one in your app and enter that.',
    expired: 'This took too long. Please start again with a new QR code.',
    refusals: {
      'sign-in-again': teamWords.refusals['sign-in-again'],
      'not-verified': 'Confirm your e-mail address first, under Profile in the shop.',
      limit: 'Your account has an authenticator app already. Remove it before you set up another.',
      'not-set-up':
        'Authenticator apps are not switched on for this shop yet. The administrator of its Firebase project needs to do that first.',
    },
  },
  gate: {
    title: 'Set up a second factor',
    lead: 'This shop asks everybody in its team for a code from an authenticator app. Set yours up to open the staff area; it takes two minutes.',
    signInTitle: 'Sign in with your code',
    signInLead:
      'You have an authenticator app. Sign out and in again with its code to open the staff area. Lost it? Another owner can remove it from your account.',
    signOut: 'Sign out',
  },
  policy: {
    title: 'Second factor for the team',
    off: 'Owners, staff and viewers sign in with a password or Google only.',
    on: 'Owners, staff and viewers need the code of an authenticator app to open the staff area.',
    incomplete: 'The last change did not reach everybody. Please complete it.',
    ownersOnly: 'Only owners change this.',
    require: 'Ask for a second factor',
    lift: 'Stop asking for it',
    complete: 'Complete the change',
    requireTitle: 'Ask the whole team for a second factor?',
    requireLead:
      'Everybody in the team is signed out at once, you too. You sign in again with your code; those who have no authenticator app set one up before they can go on.',
    liftTitle: 'Stop asking for a second factor?',
    liftLead:
      'Those who have no authenticator app get in with their password alone, within the hour. Those who have one are still asked for its code.',
    nowOn: 'The team needs a second factor now.',
    nowOff: 'The team needs no second factor any more.',
    refusals: policyRefusals,
  },
  reset: {
    open: 'Lost phone',
    title: (who: string) => `Remove the authenticator app of ${who}?`,
    lead: 'Do this only when you have spoken to them: after it, their password alone opens their account until they set up a new app. They are signed out on every device.',
    confirm: 'Remove it',
    done: (who: string) => `${who} can sign in without a code and set up a new app.`,
    refusals: resetRefusals,
  },
  working: 'One moment…',
  close: 'Close',
} as const;
