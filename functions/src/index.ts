export { paymentReturn } from './payment-return.ts';
