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

const COMPLETE = {
  seller: {
    legalName: 'Malhar Ayurveda LLP',
    address: '12 MG Road, Bengaluru 560001',
    email: 'care@malhar.in',
    phone: '+91 80 4123 5678',
    grievanceOfficer: {
      name: 'Asha Rao',
      designation: 'Head of Customer Care',
      email: 'grievance@malhar.in',
      phone: '+91 80 4123 5679',
    },
  },
  phone: '+91 98451 23456',
  email: 'care@malhar.in',
  hours: '',
  whatsapp: '',
  socials: {},
  banner: '',
  shipping: STORE.shipping,
  checkoutOpen: true,
  tax: {
    ...STORE.tax,
    gstin: '29AAGCB7383J1Z4',
    legalName: '',
    fssai: '11223344556677',
    signatory: 'A. Rao',
  },
};

it('an empty project has everything open that data can tell, and says what to do', async () => {
  const { code, lines } = await doctor();
  expect(code).toBe(1);
  for (const line of [
    '✗ First owner',
    '✗ Products on sale',
    '✗ Seller and contact',
    '    seller.legalName',
    '✗ Tax registration',
    '✗ Checkout',
    '✗ E-mails',
    '✗ Check of unpaid orders',
    '✗ Payment notifications',
    '✓ Data migrations',
    '– Database indexes  (only in a real project)',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines).toContain('    Settings → Checkout: open it when everything else is done.');
});

it('a finished shop is ready to open, and staff can read the report', async () => {
  const now = Timestamp.now();
  const soap = seedProducts().find(({ productClass }) => productClass === 'cosmetic');
  if (!soap) throw new Error('The seed has no cosmetic.');
  const { active: _, ...unmarked } = writable(soap);
  await Promise.all([
    store.admin.doc('settings/store').set(COMPLETE),
    store.admin.doc('products/neem-soap').set(writable(soap)),
    store.admin.doc('staff/first').set({ email: 'asha@malhar.in', role: 'owner', sinceAt: now }),
    store.admin.doc('health/mail').set({ at: now, late: 0, failed: 0 }),
    store.admin.doc('health/sweep').set({ at: now, looked: 0, expired: 0, unanswered: 0 }),
    store.admin.doc('health/webhook').set({ at: now }),
  ]);
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

  const report = (await store.admin.doc('health/launch').get()).data() ?? {};
  expect(report['project']).toBe(store.projectId);
  expect(report['results']).toContainEqual({
    id: 'products',
    state: 'todo',
    details: ['neem-soap: genericName'],
  });
});
