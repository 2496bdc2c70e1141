import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { structureViolations } from '../../dev/layers/structure.ts';
import { overlay, repository } from './overlay.ts';

/** The rule that each planted file breaks. */
const BROKEN: Readonly<Record<string, string>> = {
  'src/features/cart/utils/a.ts': 'folder-name',
  'src/domain/helpers/a.ts': 'folder-name',
  'src/ui/hooks/a.ts': 'folder-name',
  'dev/scripts/a.ts': 'folder-name',
  'tests/common/a.ts': 'folder-name',
  'functions/src/types/a.ts': 'folder-name',
  'src/domain/index.ts': 'barrel',
  'src/features/cart/index.tsx': 'barrel',
  'src/domain/Money.tsx': 'no-jsx',
  'src/text/Words.tsx': 'no-jsx',
  'src/data/Live.tsx': 'no-jsx',
  'src/drawer.ts': 'loose-file',
  'src/features/loose.ts': 'loose-file',
  'src/pages/routes.tsx': 'loose-file',
  'src/garage/a.ts': 'loose-file',
  'src/ui/Red.tsx': 'raw-colour',
  'src/features/cart/pink.css': 'raw-colour',
  'src/pages/home/HomePage.tsx': 'raw-colour',
  'functions/src/endpoints/invoice.ts': 'raw-colour',
  'src/features/cart/quiet.ts': 'silenced',
};

const TEXTS: Readonly<Record<string, string>> = {
  'src/ui/Red.tsx': "export const red = { color: '#d00' };\n",
  'src/features/cart/pink.css': '.a { color: rgb(255 0 0 / 50%); }\n',
  'src/pages/home/HomePage.tsx': 'export const a = <p className="bg-[#ffeeddcc]" />;\n',
  'src/features/cart/quiet.ts': '// oxlint-disable-next-line layers/no-forbidden-import\n',
  'functions/src/endpoints/invoice.ts': "export const ink = 'oklch(20% 0.1 30)';\n",
};

/** Valid files that a careless pattern might report. */
const SOUND: Readonly<Record<string, string>> = {
  'src/main.tsx': '',
  'src/ui/theme.css': ':root { --ink: #123; --paper: oklch(98% 0 0); }\n',
  'src/ui/Card.tsx': 'export const a = <a href="#main" className="text-ink">&#8377;</a>;\n',
  'src/app/App.tsx': "import { a } from '#data/a.ts';\nclass A { #a = a; }\n",
  'src/data/query/use-query.test.tsx': '',
  'src/domain/pricing/price.test.ts': "const order = '#123';\n",
  'dev/illustrations/index.ts': "export const leaf = '#0a0';\n",
  'public/logo.svg': '<svg fill="#0a0"/>\n',
  'CONTRIBUTING.md': '',
  'docs/architecture.md': '',
  'index.html': '<meta name="theme-color" content="#fff">\n',
  'dist/lib/index.js': '',
};

const fixture = overlay({
  ...Object.fromEntries(Object.keys(BROKEN).map((path) => [path, TEXTS[path] ?? ''])),
  ...SOUND,
});
const found = structureViolations(fixture.root);
afterAll(() => fixture.remove());

describe('structure checks', () => {
  it.each(Object.entries(BROKEN))('report %s: %s', (path, rule) => {
    const blamed = found.filter((violation) => path.startsWith(violation.path));
    expect(blamed.map((violation) => violation.rule)).toContain(rule);
  });

  it.each(Object.keys(SOUND))('has nothing to say about %s', (path) => {
    const blamed = found.filter(({ path: place }) => `${path}/`.startsWith(`${place}/`));
    expect(blamed).toEqual([]);
  });

  it('report the line of a raw colour', () => {
    expect(found).toContainEqual({
      rule: 'raw-colour',
      path: 'src/ui/Red.tsx',
      line: 1,
      message: 'raw colour "#d00": take a token of src/ui/theme.css',
    });
  });

  it('report nothing for an empty tree', () => {
    const bare = overlay({});
    rmSync(`${bare.root}/src`, { recursive: true });
    expect(structureViolations(bare.root)).toEqual([]);
    bare.remove();
  });

  it('hold for the shop itself', () => {
    expect(structureViolations(repository)).toEqual([]);
  });
});
