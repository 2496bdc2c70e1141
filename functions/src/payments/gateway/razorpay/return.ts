import { is } from 'valibot';
import type { PaymentArrival } from '../provider.ts';
import { PaymentId } from './facts.ts';
import { isSignedBy } from '../signature.ts';

const PROOF = ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'] as const;

/**
 * Reads the form that Razorpay posts through the browser. Verifies the signature over the stored order, never over the
 * posted one. A failure has `error[…]` fields and no proof; a closed page sends nothing.
 */
export function readRazorpayReturn(
  keySecret: string,
  { method, body }: PaymentArrival,
  providerOrderId: string,
): 'signed' | 'unsigned' | 'forged' {
  if (method !== 'POST') return 'unsigned';
  const form = new URLSearchParams(body.toString('utf8'));
  const [payments, orders, signatures] = PROOF.map((name) => form.getAll(name));
  const failed = [...form.keys()].some((name) => name.startsWith('error['));
  const hasProof = [payments, orders, signatures].some((values) => values?.length);
  if (!hasProof || (failed && signatures?.length === 0)) return 'unsigned';
  const isSingle = [payments, orders, signatures].every((values) => values?.length === 1);
  const payment = payments?.[0];
  if (!isSingle || !is(PaymentId, payment) || orders?.[0] !== providerOrderId) return 'forged';
  const message = `${providerOrderId}|${payment}`;
  return isSignedBy(signatures?.[0], message, [keySecret]) ? 'signed' : 'forged';
}
