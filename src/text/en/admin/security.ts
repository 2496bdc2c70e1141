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
  'not-member': 'This person is no longer in the team.',
  none: 'This person has no authenticator app set up.',
};

/** The words of second factors in the staff area. */
export const words = {
  title: 'Account security',
  lead: (email: string) => `How you sign in as ${email}.`,
  authenticators: {
    title: 'Authenticator app',
    none: 'You sign in with your password only. Add an authenticator app on your phone to protect your account if someone learns your password.',
    some: 'You also need a code from this app to sign in.',
    loading: 'Loading your authenticator app…',
    retry: 'Try again',
    device: (name: string) => name || 'Authenticator app',
    since: (day: string) => `Set up on ${day}`,
    remove: 'Remove',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeLead:
      'You will sign in with your password only, and may have to sign in again now. If the shop requires a second factor, you will have to set up a new app first.',
    removed: 'Authenticator app removed.',
    move: 'New phone? Remove this app here, then set up the new one.',
  },
  enrol: {
    start: 'Set up an authenticator app',
    starting: 'One moment…',
    title: 'Set up your authenticator app',
    scan: 'Open an authenticator app on your phone, such as Google Authenticator, and scan this code.',
    qr: 'QR code for your authenticator app',
    type: 'Can’t scan it? Enter this key in the app instead:',
    copy: 'Copy key',
    copied: 'Copied',
    copyFailed: 'Please copy it manually:',
    backup:
      'Do you have a second phone or tablet? Scan the code with it now as well: both will show the same code, so you can still sign in if you lose one. You can’t do this later.',
    name: 'Phone name',
    faults: { name: { required: 'Enter a name for the phone.' } },
    nameHint: 'To recognise it later, such as “My Pixel”.',
    code: 'Code from the app',
    codeHint: '6 digits. A new code comes every 30 seconds.',
    finish: 'Finish',
    finishing: 'Checking…',
    cancel: 'Cancel',
    done: 'Your authenticator app is set up. You’ll need its code the next time you sign in.',
    wrong: 'This code is incorrect. Wait for the next one in your app and enter it.',
    expired: 'This took too long. Please start again with a new QR code.',
    refusals: {
      'sign-in-again': teamWords.refusals['sign-in-again'],
      'not-verified': 'Confirm your email address first, under Profile in the shop.',
      limit: 'Your account already has an authenticator app. Remove it before you set up another.',
      'not-set-up':
        'Authenticator apps are not switched on for this shop yet. The administrator of its Firebase project needs to do that first.',
    },
  },
  gate: {
    title: 'Set up a second factor',
    lead: 'Everyone in the team needs an authenticator app to open the staff area. Setting it up takes two minutes.',
    signInTitle: 'Sign in with your code',
    signInLead:
      'You have an authenticator app. Sign out and in again with its code to open the staff area. Lost it? Another owner can remove it from your account.',
    signOut: 'Sign out',
  },
  policy: {
    title: 'Second factor for the team',
    off: 'The whole team signs in with only a password or Google.',
    on: 'Everyone in the team needs a code from an authenticator app to open the staff area.',
    incomplete: 'The last change was not applied to everyone. Please complete it.',
    ownersOnly: 'Only owners can change this.',
    require: 'Require a second factor',
    lift: 'Stop requiring it',
    complete: 'Complete the change',
    requireTitle: 'Require a second factor for the whole team?',
    requireLead:
      'Everyone in the team, including you, is signed out immediately. You sign in again with your code; people without an authenticator app must set one up before they can continue.',
    liftTitle: 'Stop requiring a second factor?',
    liftLead:
      'Within the hour, people without an authenticator app can sign in with only their password. People who have one still need its code.',
    nowOn: 'A second factor is now required.',
    nowOff: 'A second factor is no longer required.',
    refusals: policyRefusals,
  },
  reset: {
    open: 'Lost phone',
    title: (who: string) => `Remove the authenticator app of ${who}?`,
    lead: 'Do this only after speaking to them: until they set up a new app, they can sign in with only their password. They are signed out on all devices.',
    confirm: 'Remove app',
    done: (who: string) => `${who} can sign in without a code and set up a new app.`,
    refusals: resetRefusals,
  },
  working: 'One moment…',
  close: 'Close',
} as const;
