import { InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument, refs } from '../platform/store.ts';
import { withOrderLink } from '../order-access/order-links.ts';
import type { Channel, StoredLetter } from './channel.ts';
import { layOut } from './layout.ts';
import { NoRecipientError, sendLetter } from './smtp.ts';

/** Sends letters by SMTP. */
export const emailChannel: Channel<StoredLetter> = {
  async send({ id, to, letter, invoiceId, orderId }, now) {
    const settings = parseDocument(await refs.settings().get(), StoreSettingsSchema, 'id');
    const shop = parseEmailAddress(settings?.email || settings?.seller.email || '') ?? '';
    const recipient = to === '' ? shop : to;
    if (recipient === '') throw new NoRecipientError();
    const isToShopper = orderId !== '' && to !== '';
    const linked = isToShopper ? await withOrderLink(letter, orderId, now) : letter;
    await sendLetter(id, {
      ...layOut(linked, { origin: shopOrigin(), settings }),
      to: recipient,
      replyTo: shop,
      attachments: await attachmentsOf(invoiceId),
    });
    return 'sent';
  },
};

async function attachmentsOf(invoiceId: string) {
  if (invoiceId === '') return [];
  const invoice = parseDocument(await refs.invoice(invoiceId).get(), InvoiceSchema, 'id');
  if (!invoice) return [];
  const { renderInvoice } = await import('../invoices/invoice-pdf.ts');
  return [
    {
      filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
      content: await renderInvoice(invoice),
      contentType: 'application/pdf',
    },
  ];
}
