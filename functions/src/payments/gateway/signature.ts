import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX = /^[0-9a-f]{64}$/;

/** HMAC-SHA256 of the message, as 64 lower-case hex digits. */
export function signatureOf(message: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/**
 * Whether the signature is valid under one of the secrets: the current one, and the previous one for a day after a
 * rotation. Rejects anything but 64 lower-case hex digits; compares in constant time.
 */
export function isSignedBy(
  signature: string | null | undefined,
  message: string | Buffer,
  secrets: readonly string[],
): boolean {
  if (signature === null || signature === undefined || !HEX.test(signature)) return false;
  const candidate = Buffer.from(signature, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(candidate, Buffer.from(signatureOf(message, secret), 'hex')),
  );
}
