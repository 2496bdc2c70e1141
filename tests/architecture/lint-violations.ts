import type { Violation } from './import-violations.ts';

const DOC = '/** Planted. */\n';

function broken(title: string, path: string, code: string, says: RegExp): Violation {
  return { title, path, code, says };
}

/** Everything that is linted beside the import boundaries, violated once. */
export const LINT_VIOLATIONS: readonly Violation[] = [
  broken(
    'a path computed at run time',
    'src/app/e.ts',
    'export const open = (name: string): Promise<unknown> => import(`./${name}.ts`);\n',
    /^layers\(no-forbidden-import\): an import path that is computed at run time/,
  ),
  broken(
    'an import by pattern',
    'src/app/f.ts',
    "export const all = import.meta.glob('./shell/*.tsx');\n",
    /^layers\(no-forbidden-import\): import\.meta\.glob imports by pattern/,
  ),
  broken(
    'domain has no clock',
    'src/domain/e.ts',
    `${DOC}export const now = (): number => Date.now();\n`,
    /^layers\(no-clock-or-random\): domain has no clock/,
  ),
  broken(
    'domain has no date of today',
    'src/domain/f.ts',
    `${DOC}export const today = (): Date => new Date();\n`,
    /^layers\(no-clock-or-random\): domain has no clock/,
  ),
  broken(
    'domain has no random',
    'src/domain/g.ts',
    `${DOC}export const dice = (): number => Math.random();\n`,
    /^layers\(no-clock-or-random\): domain has no random/,
  ),
  broken(
    'domain mints no ids',
    'src/domain/h.ts',
    `${DOC}export const id = (): string => crypto.randomUUID();\n`,
    /^eslint\(no-restricted-globals\): .*domain has no random/,
  ),
  broken(
    'domain has no DOM',
    'src/domain/i.ts',
    `${DOC}export const title = (): string => document.title;\n`,
    /^eslint\(no-restricted-globals\): .*domain has no DOM/,
  ),
  broken(
    'an export of domain is documented',
    'src/domain/j.ts',
    'export const bare = 1;\n',
    /^layers\(require-docstring\): bare needs a docstring/,
  ),
  broken(
    'an export of data is documented',
    'src/data/h.ts',
    '/** Far away. */\n\nexport function bare(): void {}\n',
    /^layers\(require-docstring\): bare needs a docstring/,
  ),
  broken(
    'an export of functions is documented',
    'functions/src/d.ts',
    'interface Bare {\n  readonly a: 1;\n}\nexport { type Bare };\n',
    /^layers\(require-docstring\): export at the declaration/,
  ),
  broken(
    'a cycle',
    'src/features/cart/ring-a.ts',
    "import { b } from './ring-b.ts';\nexport const a = (): number => b();\n",
    /^import\(no-cycle\)/,
  ),
  broken(
    'a default export',
    'src/features/cart/j.ts',
    'export default 1;\n',
    /^import\(no-default-export\)/,
  ),
  broken(
    'a barrel',
    'src/features/cart/k.ts',
    "export * from './ring-b.ts';\n",
    /^oxc\(no-barrel-file\)/,
  ),
  broken('a console', 'src/features/cart/l.ts', "console.log('here');\n", /^eslint\(no-console\)/),
  broken(
    'any',
    'src/features/cart/m.ts',
    'export const loose = (value: any): unknown => value;\n',
    /^typescript\(no-explicit-any\)/,
  ),
  broken(
    'a value of type any',
    'src/features/cart/n.ts',
    "export const loose: number = JSON.parse('1');\n",
    /^typescript\(no-unsafe-assignment\)/,
  ),
  broken(
    'a call of any',
    'src/features/cart/o.ts',
    "export const loose: unknown = JSON.parse('1').go();\n",
    /^typescript\(no-unsafe-call\)/,
  ),
  broken(
    'a promise left alone',
    'src/features/cart/p.ts',
    'export function go(): void {\n  Promise.resolve(1);\n}\n',
    /^typescript\(no-floating-promises\)/,
  ),
  broken(
    'a promise as a condition',
    'src/features/cart/q.ts',
    'export const wrong = Promise.resolve(false) ? 1 : 2;\n',
    /^typescript\(no-misused-promises\)/,
  ),
  broken(
    'a value import of a type',
    'src/features/cart/r.ts',
    "import { Sum } from '#domain/money/money.ts';\nexport type Mine = Sum;\n",
    /^typescript\(consistent-type-imports\)/,
  ),
  broken(
    'a union with a case left out',
    'src/features/cart/s.ts',
    "export function word(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    /^typescript\(switch-exhaustiveness-check\)/,
  ),
  broken(
    '==',
    'src/features/cart/t.ts',
    'export const same = (a: unknown): boolean => a == 1;\n',
    /^eslint\(eqeqeq\)/,
  ),
  broken(
    'a conditional hook',
    'src/features/cart/U.tsx',
    "import { useState } from 'react';\nexport function Wrong({ on }: { readonly on: boolean }): string {\n  if (on) return '';\n  const [word] = useState('');\n  return word;\n}\n",
    /^(?:eslint-plugin-)?react(?:-hooks)?\((?:rules-of-hooks|hooks)\)/,
  ),
  broken(
    'an effect that forgets',
    'src/features/cart/V.tsx',
    "import { useEffect } from 'react';\nexport function Wrong({ word }: { readonly word: string }): null {\n  useEffect(() => {\n    document.title = word;\n  }, []);\n  return null;\n}\n",
    /^(?:eslint-plugin-)?react(?:-hooks)?\(exhaustive-deps\)/,
  ),
  broken(
    'a picture without alt',
    'src/features/cart/W.tsx',
    'export const Wrong = () => <img src="/a.webp" />;\n',
    /^(?:eslint-plugin-)?jsx-a11y\(alt-text\)/,
  ),
  broken(
    'a file of 251 lines',
    'src/features/cart/x.ts',
    'export const a = 1;\n'.padEnd(270, '\n'),
    /^eslint\(max-lines\)/,
  ),
  broken(
    'a component of 201 lines',
    'src/features/cart/Y.tsx',
    'export const a = 1;\n'.padEnd(220, '\n'),
    /^eslint\(max-lines\)/,
  ),
  broken(
    'a page of 151 lines',
    'src/pages/home/HomePage.tsx',
    'export const a = 1;\n'.padEnd(170, '\n'),
    /^eslint\(max-lines\)/,
  ),
  broken(
    'an import of no public API',
    'src/features/cart/Way.tsx',
    "import { UNSAFE_LocationContext } from 'react-router-dom';\nexport const Way = () => <UNSAFE_LocationContext />;\n",
    /^layers\(no-private-api\): UNSAFE_LocationContext is no public API/,
  ),
  broken(
    'a private key of React',
    'src/features/cart/key.ts',
    "export const key = (name: string): boolean => name.startsWith('__reactProps$');\n",
    /^layers\(no-private-api\): React's private keys/,
  ),
  broken(
    'a regular expression over HTML',
    'src/features/cart/html.ts',
    "export const head = (html: string): string => html.replace(/<\\/head>/, '');\n",
    /^layers\(no-private-api\): HTML is no regular language/,
  ),
  broken(
    'a build step that edits a dependency',
    'dev/lean.ts',
    "export const lean = { name: 'lean', transform: (code: string): string => code };\n",
    /^layers\(no-private-api\): a build step must not edit modules/,
  ),
  broken(
    'text beside an element',
    'src/features/cart/Beside.tsx',
    'export const Sum = ({ sum }: { sum: string }) => (\n  <p>\n    <b>Total</b>\n    {sum}\n  </p>\n);\n',
    /^layers\(text-alone\): a translating browser replaces text beside elements/,
  ),
  broken(
    'two texts in one element',
    'src/features/cart/Two.tsx',
    'export const Count = ({ count }: { count: number }) => <p>{count} products</p>;\n',
    /^layers\(text-alone\): a translating browser replaces text beside elements/,
  ),
  broken(
    'text of a condition beside an element',
    'src/features/cart/Maybe.tsx',
    'export const Note = ({ on }: { on: boolean }) => (\n  <p>\n    <b>a</b>\n    {on && `b`}\n  </p>\n);\n',
    /^layers\(text-alone\): a translating browser replaces text beside elements/,
  ),
  broken(
    'content that may be text beside an element',
    'src/features/cart/Slot.tsx',
    "import type { ReactNode } from 'react';\nexport const Slot = ({ children }: { children: ReactNode }) => (\n  <p>\n    <b>a</b>\n    {children}\n  </p>\n);\n",
    /^layers\(text-alone\): a translating browser replaces text beside elements/,
  ),
  broken(
    'a list of texts',
    'src/features/cart/Texts.tsx',
    'export const Texts = ({ all }: { all: readonly string[] }) => <p>{all.map((one) => `${one}, `)}</p>;\n',
    /^layers\(text-alone\): a translating browser replaces text beside elements/,
  ),
  broken(
    'text in a fragment',
    'src/features/cart/Loose.tsx',
    'export const Loose = ({ word }: { word: string }) => (\n  <>\n    {word}\n    <br />\n  </>\n);\n',
    /^layers\(text-alone\): text in a fragment/,
  ),
  broken(
    'a component of bare text',
    'src/features/cart/Bare.tsx',
    'export function Bare({ word }: { word: string }) {\n  return word;\n}\n',
    /^layers\(text-alone\): a component returns elements/,
  ),
  broken(
    'a space after what may be nothing',
    'src/features/cart/Space.tsx',
    'export const Space = ({ on }: { on: boolean }) => (\n  <p>\n    {on && <b>a</b>} <i>b</i>\n  </p>\n);\n',
    /^layers\(text-alone\): a space stands after an element/,
  ),
  broken(
    'a snapshot',
    'src/features/cart/z.test.ts',
    "import { expect, it } from 'vitest';\nit('agrees with itself', () => {\n  expect(1).toMatchSnapshot();\n});\n",
    /^vitest\(no-restricted-matchers\)/,
  ),
  broken(
    'every rule switched off at once',
    'src/features/cart/silent.ts',
    '// oxlint-disable-next-line\nexport const a = 1;\n',
    /^unicorn\(no-abusive-eslint-disable\)/,
  ),
  broken(
    'a focused test',
    'src/features/cart/zz.test.ts',
    "import { expect, it } from 'vitest';\nit.only('hides the others', () => {\n  expect(1).toBe(1);\n});\n",
    /^vitest\(no-focused-tests\)/,
  ),
];

/** Valid files that a careless rule might report. */
export const SOUND: Readonly<Record<string, string>> = {
  'src/ui/content/elements.ts':
    "import type { ReactElement } from 'react';\nexport type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;\n",
  'src/features/cart/Sound.tsx': `import type { Elements } from '#ui/content/elements.ts';

interface SoundProps {
  word: string;
  icon: Elements;
  children: Elements;
  renderEnd: (word: string) => Elements;
}

export function Sound({ word, icon, children, renderEnd }: SoundProps) {
  const mark = word === '' ? null : <b>{word}</b>;
  return (
    <p>
      {icon}
      <span>{word === '' ? 'none' : \`\${word}!\`}</span> {mark}
      {/* A list of elements. */}
      {word.split('').map((letter) => {
        if (letter === ' ') return null;
        return <i key={letter}>{letter}</i>;
      })}
      {line(word)}
      {children}
      {word !== '' && renderEnd(word)}
    </p>
  );
}

function line(word: string) {
  return <q>{word}</q>;
}
`,
};

/** Files that a planted violation needs beside it to be a violation. */
export const BYSTANDERS: Readonly<Record<string, string>> = {
  'src/features/cart/ring-b.ts':
    "import { a } from './ring-a.ts';\nexport const b = (): number => a();\n",
};
