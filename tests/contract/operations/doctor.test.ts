import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedProducts } from '../../../dev/seed/products/index.ts';
import { writable } from '../../../dev/seed/seed.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';

let store: OwnStore;
beforeAll(async () => {
  store = await openStore('doctor');
});
afterAll(() => store.close());
beforeEach(() => store.clear());

async function doctor(): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const all = ['dev/setup.mjs', 'doctor', '--project', store.projectId];
  const cwd = join(import.meta.dirname, '../../..');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, all, { cwd });
    return { code: 0, lines: stdout.split('\n') };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, lines: (stdout + stderr).split('\n') };
  }
}

const EMAIL = 'care@malhar.in';
const PHONE = '+91 80 4123 5678';
const OFFICER = { name: 'Asha Rao', designation: 'Head of Care', email: EMAIL, phone: PHONE };
const COMPLETE = {
  ...{ hours: '', whatsapp: '', socials: {}, banner: '', phone: PHONE, email: EMAIL },
  ...{ shipping: STORE.shipping, checkoutOpen: true },
  seller: {
    ...{ legalName: 'Malhar Ayurveda LLP', address: '12 MG Road, Bengaluru 560001' },
    ...{ email: EMAIL, phone: PHONE, grievanceOfficer: OFFICER },
  },
  tax: {
    ...{ ...STORE.tax, gstin: '29AAGCB7383J1Z4', legalName: '' },
    ...{ fssai: '11223344556677', signatory: 'A. Rao' },
  },
};

it('an empty project has everything open that data can tell, and the doctor says what to do', async () => {
  const { code, lines } = await doctor();
  expect(code).toBe(1);
  for (const title of [
    ...['First owner', 'Products on sale', 'Seller and contact', 'Tax registration', 'Checkout'],
    ...['Emails', 'Check of unpaid orders', 'Payment notifications'],
  ])
    expect(lines).toContain(`✗ ${title}`);
  expect(lines).toContain('    seller.legalName');
  expect(lines).toContain('✓ Data migrations');
  expect(lines).toContain('– Database indexes  (only in a real project)');
  expect(lines).toContain('    Settings → Checkout: open it when everything else is done.');
});

it('a finished shop is ready to open, and staff can read the report', async () => {
  const now = Timestamp.now();
  const soap = seedProducts().find(({ productClass }) => productClass === 'cosmetic');
  if (!soap) throw new Error('The seed has no cosmetic.');
  const { active: _, ...unmarked } = writable(soap);
  const documents = {
    'settings/store': COMPLETE,
    'products/neem-soap': writable(soap),
    'staff/first': { email: 'asha@malhar.in', role: 'owner', sinceAt: now },
    'health/mail': { at: now, late: 0, failed: 0 },
    'health/sweep': { at: now, looked: 0, expired: 0, unanswered: 0 },
    'health/webhook': { at: now },
  };
  for (const [path, fields] of Object.entries(documents)) await store.admin.doc(path).set(fields);
  const ready = await doctor();
  expect(ready.lines.filter((line) => /^[✗?]/u.test(line))).toEqual([]);
  expect(ready.lines).toContain(`${store.projectId}: ready to open`);
  expect(ready.code).toBe(0);

  await store.admin.doc('products/neem-soap').update({ genericName: '' });
  await store.admin.doc('products/older').set(unmarked);
  const open = await doctor();
  expect(open.lines).toContain('    neem-soap: genericName');
  expect(open.lines).toContain('    0001-active-products: 1');
  expect(open.lines).toContain(`${store.projectId}: 2 things are open`);
  const products = { id: 'products', state: 'todo', details: ['neem-soap: genericName'] };
  expect((await store.admin.doc('health/launch').get()).data()).toMatchObject({
    ...{ project: store.projectId, results: expect.arrayContaining([products]) as object },
  });
});
