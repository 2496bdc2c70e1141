import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { STATE_NAMES, STATES } from '../../src/domain/customer/region.ts';
import { root } from '../backend/folders.ts';
import { pinFiles, type PostOffice } from './directory.ts';

const FOLDER = join(root, 'public/pins');
const offices = (pincode: number, districtName: string, count: number): PostOffice[] =>
  Array.from({ length: count }, () => ({ pincode, districtName }));

test('PIN codes are grouped by district, under its present name, of two the larger first', () => {
  const files = pinFiles([
    ...[...offices(560_001, 'Bangalore', 2), ...offices(560_018, 'Bangalore', 1)],
    ...[...offices(570_001, 'Mysore', 1), ...offices(110_001, 'Central Delhi', 1)],
    ...[...offices(201_301, 'Ghaziabad', 1), ...offices(201_301, 'Gautam Buddha Nagar', 3)],
    // A single office of another district counts for nothing.
    ...[...offices(400_001, 'Mumbai', 6), ...offices(400_001, 'Raigarh(MH)', 1)],
  ]);
  expect(Object.fromEntries(files)).toEqual({
    '11.json': '{"Delhi":"0001"}',
    '20.json': '{"Gautam Buddha Nagar/Ghaziabad":"1301"}',
    '40.json': '{"Mumbai":"0001"}',
    '56.json': '{"Bengaluru":"0001 0018"}',
    '57.json': '{"Mysuru":"0001"}',
  });
});

test('the committed files cover every known beginning of a PIN code, and each is small', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const starts = STATE_NAMES.flatMap((state) => STATES[state].pins.map((pin) => pin.slice(0, 2)));
  for (const start of new Set(starts)) expect(names).toContain(`${start}.json`);
  for (const name of names) {
    expect(gzipSync(readFileSync(join(FOLDER, name))).length, name).toBeLessThan(2_000);
  }
});

test('source and licence of the directory are published with it', () => {
  const source = readFileSync(join(FOLDER, 'source.txt'), 'utf8');
  expect(source).toContain('https://data.gov.in/government-open-data-license-india');
  expect(source).toContain('MIT');
});
