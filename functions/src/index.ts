export { cancelOrder } from './cancel-order.ts';
export { findOrder } from './find-order.ts';
export { moveOrder } from './move-order.ts';
export { paymentReturn } from './payment-return.ts';
export { paymentWebhook } from './payment-webhook.ts';
export { refundOrder } from './refund-order.ts';
export { startCheckout } from './start-checkout.ts';
export { sweepPayments } from './sweep-payments.ts';
