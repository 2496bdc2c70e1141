/** Formats a stored number for display: "+919876543210" → "+91 98765 43210". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/u, '+91 $1 $2');
}

/** The URL of a WhatsApp chat: digits with the country code. A number without one is Indian. */
export function whatsappLink(number: string): string {
  const digits = number.replace(/\D/gu, '').replace(/^0+/u, '');
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
}

/** The URL of a telephone link ("+91 80 0000 0108" → "tel:+918000000108"). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/gu, '')}`;
}
