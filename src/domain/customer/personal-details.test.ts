import { describe, expect, it } from 'vitest';
import { findPersonalDetails } from './personal-details.ts';

const kinds = (text: string) => findPersonalDetails(text).map(({ kind, words }) => [kind, words]);

describe('personal details', () => {
  it.each([
    ['Call me on 9876543210', 'phone', '9876543210'],
    ['call 98765 43210 please', 'phone', '98765 43210'],
    ['WhatsApp 98765-43210', 'phone', '98765-43210'],
    ['my number is 987 654 3210', 'phone', '987 654 3210'],
    ['ring +919876543210', 'phone', '+919876543210'],
    ['ring +91 98765 43210.', 'phone', '+91 98765 43210'],
    ['ring +91-98765-43210', 'phone', '+91-98765-43210'],
    ['919876543210', 'phone', '919876543210'],
    ['09876543210', 'phone', '09876543210'],
    ['office 080-2555 0123', 'phone', '080-2555 0123'],
    ['9 8 7 6 5 4 3 2 1 0', 'phone', '9 8 7 6 5 4 3 2 1 0'],
    ['मेरा नंबर ९८७६५४३२१० है', 'phone', '९८७६५४३२१०'],
    ['என் எண் ௯௮௭௬௫ ௪௩௨௧௦', 'phone', '௯௮௭௬௫ ௪௩௨௧௦'],
    ['নম্বর ৯৮৭৬৫৪৩২১০', 'phone', '৯৮৭৬৫৪৩২১০'],
    ['मुझे +९१ ९८७६५ ४३२१० पर कॉल करें', 'phone', '+९१ ९८७६५ ४३२१०'],
    ['call9876543210karo', 'phone', '9876543210'],
    ['in London +44 20 7946 0958', 'phone', '+44 20 7946 0958'],
    ['write to meera.iyer@example.com', 'email', 'meera.iyer@example.com'],
    ['meera (at) example.co.in', 'email', 'meera (at) example.co.in'],
    ['meera at gmail dot com', 'email', 'meera at gmail'],
    ['pay me at meera@okicici', 'upi', 'meera@okicici'],
    ['9876543210@ybl is my UPI', 'upi', '9876543210@ybl'],
    ['paid to ravi.k@paytm!', 'upi', 'ravi.k@paytm'],
    ['my order FR-7K2M9QXA came late', 'order', 'FR-7K2M9QXA'],
    ['fr-7k2m9qxa', 'order', 'fr-7k2m9qxa'],
    ['GSTIN 27AAPFU0939F1ZV', 'gstin', '27AAPFU0939F1ZV'],
    ['PAN ABCDE1234F', 'pan', 'ABCDE1234F'],
    ['Aadhaar 2345 6789 0123', 'aadhaar', '2345 6789 0123'],
    ['aadhaar 234567890123', 'aadhaar', '234567890123'],
    ['card 4100 2800 0000 1007', 'card', '4100 2800 0000 1007'],
    ['call 98765 43210 3 times', 'phone', '98765 43210'],
    ['call 98765 43210 24 hours a day', 'phone', '98765 43210'],
    ['used 2 98765 43210', 'phone', '98765 43210'],
    ['call 987 654 3210 10-18', 'phone', '987 654 3210'],
    ['call 91 98765 43210 3 times', 'phone', '91 98765 43210'],
    ['12 560001 98765 43210', 'phone', '98765 43210'],
    ['कॉल ९८७६५ ४३२१० ३ बार', 'phone', '९८७६५ ४३२१०'],
  ])('finds in "%s" a %s', (text, kind, words) => {
    expect(kinds(text)).toEqual([[kind, words]]);
  });

  it.each([
    'Take 500 mg twice a day',
    'Used it for 6 weeks, 2 bottles',
    'Paid ₹699, MRP ₹1,299.00',
    '₹699 899 1249 for three packs',
    'They cost 699, 899 and 1249 rupees',
    'Rs 9876543.21 is what it would cost',
    'Delivered to 560001 in 3 days',
    'Delivered to 560 001 in 24-48 hours',
    'Came on 24-11-2026 at 10:30',
    'Between 2025-11-01 and 2026-01-31',
    '200 ml, 100 g, 60 capsules',
    'Omega-3 1000 mg (EPA 330, DHA 220)',
    'Batch B2311 lot 45',
    'Rated 4.5/5 by 12,345 people',
    'FSSAI licence 10012345000123',
    'EAN 8901234567890',
    'SPF 50 PA+++',
    'Use it @night',
    'Sold @ ₹499 only',
    'HSN 33049990',
    'Free soap-free FR-box',
    '10 out of 10, 100 times',
    'Worth 1000000000 thanks',
    'एक हफ्ते में ५०० ग्राम',
    'Made in 1998, bought in 2024, 2025 and 2026',
    'From 05-11-2026 - 06-12-2026 it was sold out',
    'EAN 8 901234 567890',
    'FSSAI 1001 2345 000 123 printed twice',
    'PIN codes 560001 560002 560003 560004',
    'Packs of 60 100 200 500 1000 ml',
    '',
  ])('finds nothing in "%s"', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('finds two phone numbers side by side', () => {
    expect(kinds('98765 43210 91234 56789')).toEqual([
      ['phone', '98765 43210'],
      ['phone', '91234 56789'],
    ]);
  });

  it('finds several in order, each once, with their positions', () => {
    const text = 'Call ९८७६५४३२१० or meera@okicici (order FR-7K2M9QXA)';
    const found = findPersonalDetails(text);
    expect(found.map(({ kind }) => kind)).toEqual(['phone', 'upi', 'order']);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
      found.map(({ words }) => words),
    );
  });

  it('scans a long text of digits and gaps quickly', () => {
    const before = performance.now();
    findPersonalDetails('1 '.repeat(30_000) + 'a.'.repeat(1_000));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
