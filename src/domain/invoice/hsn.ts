/**
 * Whether a text is an HSN code, or a SAC of services, as the GST portal takes it: 4, 6 or 8 digits (Notification
 * 78/2020-Central Tax).
 */
export function isHsn(text: string): boolean {
  return /^(?:\d{2}){2,4}$/u.test(text);
}
