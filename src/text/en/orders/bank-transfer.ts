import { formatMoment } from '../dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { MethodWords } from './method-words.ts';

/** The words about bank transfers. */
export const bankTransfer: MethodWords = {
  name: 'Bank transfer',
  label: 'Bank transfer (NEFT, RTGS, IMPS)',
  hint: 'You get our account details after ordering, and have three days to transfer.',
  trust: 'You transfer the money from your bank. We pack your order once it has arrived.',
  byHand: {
    title: 'Please transfer the money',
    lead: 'Your products are reserved. We pack them once the money is in our account, and email you then.',
    sent: 'Already transferred? You don’t need to do anything: this page updates when we have received it.',
    closed:
      'If you have already transferred the money, it goes back to you: once it arrives, we email you and ask where to send it.',
    facts({ number, totals, transferTo, reservation: { untilAt } }) {
      if (!transferTo) return [];
      return [
        { name: 'Amount', value: formatMoney(totals.totalPaise) },
        { name: 'Account holder', value: transferTo.holder },
        { name: 'Account number', value: transferTo.number, toCopy: true },
        { name: 'IFSC', value: transferTo.ifsc, toCopy: true },
        { name: 'Bank', value: transferTo.bank },
        { name: 'Reference', value: number, toCopy: true },
        ...(untilAt === null ? [] : [{ name: 'Until', value: formatMoment(untilAt) }]),
      ];
    },
    letter: {
      subject: (total, number) => `Please transfer ${total}: order ${number}`,
      heading: 'Thank you, please transfer the money now',
    },
  },
};
