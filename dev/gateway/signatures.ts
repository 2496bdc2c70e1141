import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in hex, as every signature of the API. */
export function sign(message: string, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** The three fields that a browser returns with after a successful payment. */
export function signedReturn(
  orderId: string,
  paymentId: string,
  keySecret: string,
): Readonly<Record<string, string>> {
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${paymentId}`, keySecret),
  };
}
