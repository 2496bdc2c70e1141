/** The words around every letter. */
export const letterFrame = {
  help: 'Need help? Reply to this email, or reach us here:',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  contact: 'Contact form',
} as const;
