import type { ProviderName } from '#domain/payment/providers.ts';
import type { OpenPayment } from './open-payment.ts';
import { openRazorpay } from './razorpay/open-razorpay.ts';

/** The function that opens each provider's payment page. */
const OPENERS: Readonly<Record<ProviderName, OpenPayment>> = { razorpay: openRazorpay };

/** Opens the payment page of the action's provider. */
export const openProvider: OpenPayment = (action, onClosed) =>
  OPENERS[action.provider](action, onClosed);
