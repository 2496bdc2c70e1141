/**
 * Where shoppers reach the payment provider: its help, and its complaints page with the nodal officer. The E-Commerce
 * Rules 2020, rule 7, ask for the provider's contact beside the payment methods.
 */
export const PROVIDER_LINKS = {
  help: 'https://razorpay.com/support/',
  complaints: 'https://razorpay.com/grievance-redressal/payments',
} as const;
