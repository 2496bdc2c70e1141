import { expect, it } from 'vitest';
import { casesOf, listed } from '../../../tests/support/fixtures/listed.ts';
import { findPersonalDetails } from './personal-details.ts';

const kinds = (text: string) => findPersonalDetails(text).map(({ kind, words }) => [kind, words]);

it.each(
  casesOf({
    phone: `
      Call me on «9876543210» | call «98765 43210» please | WhatsApp «98765-43210»
      my number is «987 654 3210» | ring «+919876543210» | ring «+91 98765 43210».
      ring «+91-98765-43210» | «919876543210» | «09876543210» | office «080-2555 0123»
      «9 8 7 6 5 4 3 2 1 0» | मेरा नंबर «९८७६५४३२१०» है | என் எண் «௯௮௭௬௫ ௪௩௨௧௦»
      নম্বর «৯৮৭৬৫৪৩২১০» | मुझे «+९१ ९८७६५ ४३२१०» पर कॉल करें | call«9876543210»karo
      in London «+44 20 7946 0958» | call «98765 43210» 3 times
      call «98765 43210» 24 hours a day | used 2 «98765 43210» | call «987 654 3210» 10-18
      call «91 98765 43210» 3 times | 12 560001 «98765 43210» | कॉल «९८७६५ ४३२१०» ३ बार`,
    email: `
      write to «meera.iyer@example.com» | «meera (at) example.co.in»
      «meera at gmail» dot com`,
    upi: 'pay me at «meera@okicici» | «9876543210@ybl» is my UPI | paid to «ravi.k@paytm»!',
    order: 'my order «FR-7K2M9QXA» came late | «fr-7k2m9qxa»',
    gstin: 'GSTIN «27AAPFU0939F1ZV»',
    pan: 'PAN «ABCDE1234F»',
    aadhaar: 'Aadhaar «2345 6789 0123» | aadhaar «234567890123»',
    card: 'card «4100 2800 0000 1007»',
  }),
)('personal details in "%s" are a %s', (marked, kind) => {
  expect(kinds(marked.replaceAll(/[«»]/gu, ''))).toEqual([[kind, /«(.*)»/u.exec(marked)?.[1]]]);
});

it.each(
  listed(`
    Take 500 mg twice a day | Used it for 6 weeks, 2 bottles | Paid ₹699, MRP ₹1,299.00
    ₹699 899 1249 for three packs | They cost 699, 899 and 1249 rupees
    Rs 9876543.21 is what it would cost | Delivered to 560001 in 3 days
    Delivered to 560 001 in 24-48 hours | Came on 24-11-2026 at 10:30
    Between 2025-11-01 and 2026-01-31 | 200 ml, 100 g, 60 capsules
    Omega-3 1000 mg (EPA 330, DHA 220) | Batch B2311 lot 45 | Rated 4.5/5 by 12,345 people
    FSSAI licence 10012345000123 | EAN 8901234567890 | SPF 50 PA+++ | Use it @night
    Sold @ ₹499 only | HSN 33049990 | Free soap-free FR-box | 10 out of 10, 100 times
    Worth 1000000000 thanks | एक हफ्ते में ५०० ग्राम | EAN 8 901234 567890
    Made in 1998, bought in 2024, 2025 and 2026 | From 05-11-2026 - 06-12-2026 it was sold out
    FSSAI 1001 2345 000 123 printed twice | PIN codes 560001 560002 560003 560004
    Packs of 60 100 200 500 1000 ml`),
)('personal details are not in "%s"', (text) => {
  expect(kinds(text)).toEqual([]);
});

it('personal details are two phone numbers side by side', () => {
  expect(kinds('98765 43210 91234 56789')).toEqual([
    ['phone', '98765 43210'],
    ['phone', '91234 56789'],
  ]);
});

it('personal details are in order, each once, with their positions', () => {
  const text = 'Call ९८७६५४३२१० or meera@okicici (order FR-7K2M9QXA)';
  const found = findPersonalDetails(text);
  expect(found.map(({ kind }) => kind)).toEqual(['phone', 'upi', 'order']);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
    found.map(({ words }) => words),
  );
});

it('personal details are not searched for endlessly in a long text of digits and gaps', () => {
  expect(kinds('1 '.repeat(30_000) + 'a.'.repeat(1_000))).toEqual([]);
});
