import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { roomOf } from './doors.mjs';

/**
 * The forms that are seen in the tree and not in one file's syntax: where a file may lie, what a folder
 * may be called, where colours live. What syntax shows is linted (`plugin.mjs`, `.oxlintrc.json`).
 */

/** One broken form: `path` from the top of the repository, `line` when one line is to blame. */
export interface FormViolation {
  readonly rule: 'folder-name' | 'barrel' | 'no-jsx' | 'loose-file' | 'raw-colour' | 'silenced';
  readonly path: string;
  readonly line?: number;
  readonly message: string;
}

/** Made by tools and never committed: not looked into, not complained about. */
const MADE_BY_TOOLS = /^(?:node_modules|dist|functions\/(?:node_modules|lib)|public\/pictures)$/;

const DRAWERS = new Set([
  ...['utils', 'util', 'helpers', 'helper', 'misc', 'common'],
  ...['lib', 'types', 'constants', 'hooks', 'scripts'],
]);

const OUTSIDE_ROOMS = new Set(['src/tsconfig.json', 'src/vite-env.d.ts']);
const COLOUR =
  /(?<![\w&.])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab)\(/i;
const SILENCED_ROOM = /(?:oxlint|eslint)-disable.*\brooms\//;
const READ = new Set(['.ts', '.tsx', '.css', '.svg', '.html']);
const TEST_FILE = /\.test\.tsx?$/;

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
}

function entriesUnder(root: string, folder = root): Entry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = join(folder, entry.name);
    const path = relative(root, absolute).split(sep).join('/');
    if (entry.name.startsWith('.') || MADE_BY_TOOLS.test(path)) return [];
    const own = { path, isFolder: entry.isDirectory() };
    return own.isFolder ? [own, ...entriesUnder(root, absolute)] : [own];
  });
}

function placeViolation({ path, isFolder }: Entry): FormViolation | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isFolder) {
    if (!DRAWERS.has(name.toLowerCase())) return undefined;
    const message = 'a drawer, not a noun: a function lives with its noun, or with its only user';
    return { rule: 'folder-name', path, message };
  }
  if (!path.startsWith('src/') || OUTSIDE_ROOMS.has(path)) return undefined;
  if (/^index\.tsx?$/.test(name)) {
    return {
      rule: 'barrel',
      path,
      message: 'the file is the public API: import it by its own name',
    };
  }
  const room = roomOf(path);
  if (room === undefined) {
    return { rule: 'loose-file', path, message: 'lies in no room of the table' };
  }
  const hasJsx = name.endsWith('.tsx') && !TEST_FILE.test(name);
  if (hasJsx && /^(?:domain|text|data|data\/admin)$/.test(room)) {
    return { rule: 'no-jsx', path, message: `${room} has no JSX: words and values only` };
  }
  return undefined;
}

function mayHoldColours(path: string): boolean {
  return path === 'src/ui/theme.css' || TEST_FILE.test(path);
}

/** What is wrong with one line of a file. */
function lineViolations(path: string, text: string): Pick<FormViolation, 'rule' | 'message'>[] {
  const violations: Pick<FormViolation, 'rule' | 'message'>[] = [];
  // A browser reads its own bar's colour from this one tag, where no token can stand.
  const colour =
    mayHoldColours(path) || text.includes('name="theme-color"') ? null : COLOUR.exec(text);
  if (colour) {
    const message = `raw colour "${colour[0]}": take a token of src/ui/theme.css`;
    violations.push({ rule: 'raw-colour', message });
  }
  if (SILENCED_ROOM.test(text)) {
    violations.push({
      rule: 'silenced',
      message: 'a door is opened in dev/rooms/doors.mjs or not at all',
    });
  }
  return violations;
}

function textViolations(root: string, { path, isFolder }: Entry): FormViolation[] {
  if (isFolder || !/^(?:src|functions\/src)\/|^index\.html$/.test(path)) return [];
  if (!READ.has(extname(path))) return [];
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      lineViolations(path, text).map((found) => ({ ...found, path, line: index + 1 })),
    );
}

/** Every broken form in the tree under `root`, in the order of the paths. */
export function formViolations(root: string): FormViolation[] {
  return entriesUnder(root)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((entry) => {
      const place = placeViolation(entry);
      return [...(place ? [place] : []), ...textViolations(root, entry)];
    });
}
