import { afterAll, expect, it } from 'vitest';
import { structureViolations } from '../../dev/layers/structure.ts';
import { overlay } from './overlay.ts';

/** The rule that each planted file breaks, and its text. */
const BROKEN: Readonly<Record<string, readonly [rule: string, text?: string]>> = {
  'src/features/cart/utils/a.ts': ['folder-name'],
  'src/domain/helpers/a.ts': ['folder-name'],
  'dev/scripts/a.ts': ['folder-name'],
  'tests/common/a.ts': ['folder-name'],
  'functions/src/types/a.ts': ['folder-name'],
  'src/domain/index.ts': ['barrel'],
  'src/features/cart/index.tsx': ['barrel'],
  'src/domain/Money.tsx': ['no-jsx'],
  'src/text/Words.tsx': ['no-jsx'],
  'src/data/Live.tsx': ['no-jsx'],
  'src/drawer.ts': ['loose-file'],
  'src/features/loose.ts': ['loose-file'],
  'src/pages/routes.tsx': ['loose-file'],
  'src/garage/a.ts': ['loose-file'],
  'src/ui/Red.tsx': ['raw-colour', "export const red = { color: '#d00' };\n"],
  'src/features/cart/pink.css': ['raw-colour', '.a { color: rgb(255 0 0 / 50%); }\n'],
  'src/pages/home/HomePage.tsx': ['raw-colour', '<p className="bg-[#ffeeddcc]" />\n'],
  'functions/src/endpoints/invoice.ts': ['raw-colour', "const ink = 'oklch(20% 0.1 30)';\n"],
  'src/features/cart/quiet.ts': ['silenced', '// oxlint-disable-next-line layers/text-alone\n'],
};

/** Valid files that a careless pattern might report. */
const SOUND: Readonly<Record<string, string>> = {
  'src/main.tsx': '',
  'src/ui/theme.css': ':root { --ink: #123; --paper: oklch(98% 0 0); }\n',
  'src/ui/Card.tsx': 'export const a = <a href="#main" className="text-ink">&#8377;</a>;\n',
  'src/app/App.tsx': "import { a } from '#data/a.ts';\nclass A { #a = a; }\n",
  'src/data/react/use-query.test.tsx': '',
  'src/domain/pricing/price.test.ts': "const order = '#123';\n",
  'dev/pictures/index.ts': "export const leaf = '#0a0';\n",
  'public/logo.svg': '<svg fill="#0a0"/>\n',
  'CONTRIBUTING.md': '',
  'docs/architecture.md': '',
  'index.html': '<meta name="theme-color" content="#fff">\n',
  'dist/lib/index.js': '',
};

const fixture = overlay({
  ...Object.fromEntries(Object.entries(BROKEN).map(([path, [, text = '']]) => [path, text])),
  ...SOUND,
});
const found = structureViolations(fixture.root);
afterAll(() => fixture.remove());

it.each(Object.entries(BROKEN))('reports %s: %s', (path, [rule]) => {
  const blamed = found.filter((violation) => path.startsWith(violation.path));
  expect(blamed.map((violation) => violation.rule)).toContain(rule);
});

it.each(Object.keys(SOUND))('has nothing to say about %s', (path) => {
  expect(found.filter((violation) => `${path}/`.startsWith(`${violation.path}/`))).toEqual([]);
});

it('reports the line of a raw colour', () => {
  expect(found).toContainEqual({
    rule: 'raw-colour',
    path: 'src/ui/Red.tsx',
    line: 1,
    message: 'raw colour "#d00": take a token of src/ui/theme.css',
  });
});
