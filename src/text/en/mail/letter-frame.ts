/** The words around every letter. */
export const letterFrame = {
  help: 'Need help? Reply to this e-mail, or reach us here:',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  contact: 'Contact form',
  automatic:
    'You receive this e-mail because of an order, a message, a request or an account at our shop.',
} as const;
