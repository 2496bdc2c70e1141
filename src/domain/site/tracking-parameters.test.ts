import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  ['', ''],
  ['?', '?'],
  ['?utm_source=insta&UTM_Campaign=diwali', ''],
  ['?gclid=a&gbraid=b&wbraid=c&gad_source=1&srsltid=d&_ga=1.2&_gl=e', ''],
  ['?fbclid=a&igsh=b&igshid=c&msclkid=d&mc_cid=e&mc_eid=f', ''],
  ['?category=Soaps&utm_source=insta&sort=name', '?category=Soaps&sort=name'],
  ['?fbclid=x&search=100%', '?search=100%'],
  ['?search=utm_source&gclid', '?search=utm_source'],
  ['?search=a%20b+c&ref=home', '?search=a%20b+c&ref=home'],
])('%j without tracking is %j', (search, clean) => {
  expect(withoutTracking(search)).toBe(clean);
});
