import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX = /^[0-9a-f]{64}$/;

/** HMAC-SHA256 of the message under the secret, as 64 lower-case hex digits. */
export function signatureOf(message: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/**
 * Whether the signature belongs to the message under one of the secrets: the current one, and for a day after a
 * change the one before. Anything but 64 lower-case hex digits belongs to nothing; the comparison takes the same
 * time wherever the digits differ.
 */
export function isSignedBy(
  signature: string | null | undefined,
  message: string | Buffer,
  secrets: readonly string[],
): boolean {
  if (signature === null || signature === undefined || !HEX.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(signatureOf(message, secret), 'hex')),
  );
}
