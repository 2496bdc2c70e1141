/**
 * Colours of letters, light and dark: those of src/ui/theme.css, which mail programs cannot read. Each is a class that
 * dark mode overrides; the light one is inline, because some programs drop style sheets.
 */
const COLOURS = {
  ground: { background: ['#fbf7ee', '#16150f'] },
  surface: { background: ['#fffdf8', '#1e1c16'], 'border-color': ['#e0d6c1', '#3a362b'] },
  /** Of logos and the names in their place, in dark as in light: most are drawn for a light ground. */
  paper: { background: ['#fffdf8', '#fffdf8'], color: ['#1f4a33', '#1f4a33'] },
  tint: { background: ['#f2ebdc', '#29261d'] },
  line: { 'border-color': ['#e0d6c1', '#3a362b'] },
  ink: { color: ['#2a241c', '#f1eadb'] },
  soft: { color: ['#5d5445', '#bfb5a1'] },
  leaf: { color: ['#1f4a33', '#a8d0b2'] },
  star: { color: ['#b87a00', '#f0b83f'] },
  done: { 'border-color': ['#1f4a33', '#a8d0b2'] },
  button: { background: ['#1f4a33', '#a8d0b2'], color: ['#f6f2e6', '#12261b'] },
} as const satisfies Record<string, Record<string, readonly [light: string, dark: string]>>;

type ColourClass = keyof typeof COLOURS;

/** The fonts of headings that mail programs have. */
export const SERIF = "Georgia,'Noto Serif',serif";

/** The fonts of text that mail programs have. */
export const SANS = 'Roboto,-apple-system,BlinkMacSystemFont,Arial,sans-serif';

/** `class` and `style` of an element: its colours in light and dark, and its other declarations. */
export function styled(classes: readonly ColourClass[], style = '') {
  const colours = classes.flatMap((name) =>
    Object.entries<readonly [string, string]>(COLOURS[name]).map(
      ([property, [light]]) => `${property}:${light}`,
    ),
  );
  return {
    className: classes.join(' '),
    style: [style, ...colours].filter(Boolean).join(';'),
  };
}

/** The media query of dark mode. */
export const DARK_QUERY = '(prefers-color-scheme:dark)';

/** The style sheet of a letter: dark mode, and less space on narrow screens. It holds no text of a letter. */
export const STYLE_SHEET = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `@media (max-width:480px){.card{padding:22px 18px!important}.panel{padding:14px!important}.step{font-size:12px!important}}`,
  `@media (max-width:340px){.fact td{display:block!important}.step{font-size:11px!important}}`,
  `@media ${DARK_QUERY}{${Object.entries(COLOURS)
    .map(
      ([name, colours]) =>
        `.${name}{${Object.entries(colours)
          .map(([property, [, dark]]) => `${property}:${dark}!important`)
          .join(';')}}`,
    )
    .join('')}}`,
].join('\n');
