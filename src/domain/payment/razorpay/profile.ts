import { paise } from '../../money/money.ts';
import type { ProviderProfile } from '../provider-profile.ts';

/** Razorpay's name, contacts and limits. Source: its website, read in November 2026. */
export const razorpay: ProviderProfile = {
  title: 'Razorpay',
  minimumPaise: paise(100),
  help: 'https://razorpay.com/support/',
  complaints: 'https://razorpay.com/grievance-redressal/payments',
  dashboard: 'https://dashboard.razorpay.com/',
  scriptHost: 'checkout.razorpay.com',
};
