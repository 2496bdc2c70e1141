import type { LaunchCheckId } from '#domain/launch/launch-check.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';

const { title: provider } = providerProfile(ONLINE_PROVIDER);

interface CheckWords {
  readonly title: string;
  /** What to do while it is open. */
  readonly todo: string;
}

const checks: Readonly<Record<LaunchCheckId, CheckWords>> = {
  'web-config': {
    title: 'Web app configuration',
    todo: 'Copy the values from Firebase console → Project settings → your web app into .env, then build and deploy again.',
  },
  location: {
    title: 'Database location',
    todo: 'The database must be in Native mode in asia-south1 (Mumbai). A location can’t be changed: create a new project.',
  },
  rules: {
    title: 'Security rules',
    todo: 'Run: npx firebase deploy --only firestore:rules,storage',
  },
  indexes: {
    title: 'Database indexes',
    todo: 'Run: npx firebase deploy --only firestore:indexes. Building them takes some minutes.',
  },
  ttl: {
    title: 'Automatic deletion of old records',
    todo: 'Run: npx firebase deploy --only firestore:indexes. It becomes active within some hours.',
  },
  functions: {
    title: 'Cloud Functions',
    todo: 'Run: npx firebase deploy --only functions. The log in the console says why one failed.',
  },
  'function-values': {
    title: 'Function settings',
    todo: 'Correct functions/.env.<project id> and deploy the functions. SHOP_ORIGIN and VITE_SITE_ORIGIN must be the same.',
  },
  secrets: {
    title: 'Secrets',
    todo: 'Run: npx firebase functions:secrets:set NAME, then deploy the functions.',
  },
  'payment-mode': {
    title: 'Payments with real money',
    todo: `Put the live key of ${provider} in place and PAYMENT_MODE=live, deploy the functions, then pay ₹1 at /test-payment.`,
  },
  'sign-in': {
    title: 'Sign-in methods',
    todo: 'Firebase console → Authentication → Sign-in method: switch these on.',
  },
  domains: {
    title: 'Authorised domains',
    todo: 'Firebase console → Authentication → Settings → Authorised domains: add the shop’s own, and remove the others.',
  },
  'password-policy': {
    title: 'Password policy',
    todo: 'Firebase console → Authentication → Settings: enforce the policy, and switch on email enumeration protection.',
  },
  'second-factor': {
    title: 'Second factor for staff',
    todo: 'Upgrade Authentication to Identity Platform and switch on TOTP: the deploy page has the command.',
  },
  'app-check': {
    title: 'App Check',
    todo: 'Register the web app with reCAPTCHA Enterprise, build with its key, and enforce it after a week of measuring.',
  },
  'site-age': {
    title: 'Deployed site age',
    todo: 'Build and deploy the site every night: npx firebase deploy --only hosting',
  },
  migrations: {
    title: 'Data migrations',
    todo: 'Run: npm run migrate -- --project <project id> --dry-run, then without --dry-run.',
  },
  owner: {
    title: 'First owner',
    todo: 'Register in the shop, confirm the email, then run: npm run owner -- --project <project id> --email <email> --confirm',
  },
  products: {
    title: 'Products on sale',
    todo: 'Open each under Products and fill in what the law requires, or take it off sale.',
  },
  backups: {
    title: 'Backups',
    todo: 'The runbook has the two commands, under Backup.',
  },
  'log-retention': {
    title: 'Log retention',
    todo: 'Run: gcloud logging buckets update _Default --location=global --retention-days=365',
  },
  budget: {
    title: 'Budget alert',
    todo: 'Google Cloud console → Billing → Budgets & alerts: create one with an alert by email.',
  },
  uptime: {
    title: 'Uptime check',
    todo: 'Google Cloud console → Monitoring → Uptime checks: watch the shop’s home page, with an alert by email.',
  },
  seller: {
    title: 'Seller and contact',
    todo: 'Settings → Seller and Contact: fill these in with your own; samples must go.',
  },
  tax: {
    title: 'Tax registration',
    todo: 'Settings → Tax: enter your own GSTIN, its State and the licence numbers. Without them the checkout stays closed.',
  },
  checkout: {
    title: 'Checkout',
    todo: 'Settings → Checkout: open it when everything else is done.',
  },
  mail: {
    title: 'Emails',
    todo: 'Send a message at /contact and wait for the email. The runbook explains the error code, under “Emails do not arrive”.',
  },
  sweep: {
    title: 'Check of unpaid orders',
    todo: 'It runs every minute. If it never does, deploy the functions again and look in Cloud Scheduler.',
  },
  webhook: {
    title: 'Payment notifications',
    todo: `Create the webhook in ${provider}’s dashboard, then pay ₹1 at /test-payment.`,
  },
};

/** The words of the launch checklist, on the overview and in `npm run doctor`. */
export const words = {
  title: 'Before you open',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  noReport:
    'The Firebase project has not been checked yet. Run: npm run doctor -- --project <project id>',
  report: (moment: string) => `Project checked ${moment} with npm run doctor`,
  local: 'only in a real project',
  unknown:
    'This could not be checked: give the service account permission, or enable the API named in this line.',
  states: { ok: 'Done', todo: 'To do', unknown: 'Not known', local: 'Only in a real project' },
  open: { settings: 'Open Settings', products: 'Open Products' },
  summary: (open: number) =>
    open === 0 ? 'ready to open' : open === 1 ? '1 thing is open' : `${open} things are open`,
  checks,
} as const;
