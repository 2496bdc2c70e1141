import { bezier, mix, ribbon } from '../shapes/geometry.ts';
import { labelPrint, type Label } from '../label.ts';
import { COLOUR } from '../shapes/palette.ts';
import { n, path, tag, type Sheet } from '../shapes/svg.ts';
import { bandOutline, roundness, TILT, turnedOutline, type Corner } from './solid.ts';

/** Amber glass: dark at the edges, alight where the sun goes through. */
function amber(sheet: Sheet): string {
  return sheet.across([
    [0, '#3a1705'],
    [0.09, '#6b2f0b'],
    [0.26, '#a95a18'],
    [0.45, '#8c430f'],
    [0.72, '#7a370b'],
    [0.9, '#9c4d12'],
    [1, '#45190a'],
  ]);
}

interface Glass {
  readonly corners: readonly Corner[];
  readonly half: number;
  /** Where the body's shoulder ends and how high the contents stand. */
  readonly shoulder: number;
  readonly liquid: number;
  /** Clear glass, which shows the contents in this colour; without it the glass is amber. */
  readonly clear?: string;
}

/** Clear glass full of something golden. */
function golden(sheet: Sheet, colour: string): string {
  return sheet.across([
    [0, mix(colour, '#3a1705', 0.62)],
    [0.1, mix(colour, '#3a1705', 0.3)],
    [0.28, mix(colour, '#ffd873', 0.5)],
    [0.5, colour],
    [0.76, mix(colour, '#3a1705', 0.16)],
    [0.9, mix(colour, '#ffd873', 0.4)],
    [1, mix(colour, '#3a1705', 0.5)],
  ]);
}

/** A glass body with what is in it, the light that gathers in it, and the window's reflection. */
export function glassBody(sheet: Sheet, glass: Glass): string {
  const { corners, half, liquid, clear } = glass;
  const outline = turnedOutline(corners);
  const inside = half * 0.95;
  const level = tag('ellipse', {
    cy: n(liquid),
    rx: n(inside),
    ry: n(inside * TILT),
    fill: sheet.linear([
      [0, '#5a2408'],
      [1, '#b9691d'],
    ]),
    opacity: 0.85,
  });
  const contents =
    tag('rect', {
      x: n(-half),
      y: n(liquid),
      width: n(half * 2),
      height: n(half * TILT - liquid),
      fill: sheet.linear([
        [0, '#2f1002', 0.5],
        [1, '#3b1503', 0.26],
      ]),
    }) + level;
  const gathered = tag('ellipse', {
    cx: n(half * 0.34),
    cy: n(-half * 0.12),
    rx: n(half * 0.86),
    ry: n(half * 0.62),
    fill: sheet.radial([
      [0, '#ffb64d', 0.8],
      [1, '#f0a03a', 0],
    ]),
  });
  const foot = half * TILT;
  const thickFoot = path(
    `M${n(-half)} ${n(-foot * 0.4)}C${n(-half * 0.8)} ${n(foot * 0.7)} ${n(half * 0.8)} ${n(foot * 0.7)} ${n(half)} ${n(-foot * 0.4)}L${n(half)} ${n(foot * 2)}L${n(-half)} ${n(foot * 2)}Z`,
    { fill: '#2a0f04', opacity: 0.42 },
  );
  return (
    path(outline, { fill: clear ? golden(sheet, clear) : amber(sheet) }) +
    tag(
      'g',
      { 'clip-path': sheet.clip(path(outline, {})) },
      clear ? headspace(sheet, glass) : contents,
      gathered,
      thickFoot,
      reflections(sheet, glass),
    )
  );
}

/** The empty glass above clear contents, and their surface. */
function headspace(sheet: Sheet, { half, liquid, clear = '' }: Glass): string {
  return (
    tag('rect', {
      x: -half,
      y: n(liquid - half * 2),
      width: half * 2,
      height: half * 2,
      fill: sheet.across([
        [0, '#b9a57c'],
        [0.25, '#fffaf0'],
        [0.6, '#efe3c6'],
        [1, '#a8925f'],
      ]),
    }) +
    tag('ellipse', {
      cy: n(liquid),
      rx: n(half * 0.97),
      ry: n(half * TILT * 0.9),
      fill: mix(clear, '#ffe6a0', 0.45),
    })
  );
}

/** The tall window on the left, its thin answer on the right, and a spark on the shoulder. */
function reflections(sheet: Sheet, { half, shoulder }: Glass): string {
  const left = bezier(
    [-half * 0.4, shoulder - half * 0.44],
    [-half * 0.82, shoulder - half * 0.1],
    [-half * 0.72, shoulder + half * 0.5],
    [-half * 0.72, -half * 0.5],
  );
  const right = bezier(
    [half * 0.7, shoulder - half * 0.06],
    [half * 0.92, shoulder + half * 0.1],
    [half * 0.9, shoulder + half * 0.6],
    [half * 0.9, -half * 0.5],
  );
  const soft = sheet.linear([
    [0, '#fff6e2', 0.75],
    [0.35, '#fff6e2', 0.38],
    [1, '#fff6e2', 0.3],
  ]);
  return (
    path(
      ribbon(left, (t) => half * (0.055 + 0.03 * Math.sin(Math.PI * t)) * taper(t), 12),
      {
        fill: soft,
      },
    ) +
    path(
      ribbon(right, (t) => half * 0.026 * taper(t), 10),
      { fill: '#ffd28a', opacity: 0.55 },
    )
  );
}

const taper = (t: number): number => Math.min(1, t * 9, (1 - t) * 9) ** 0.6;

/** A paper label around a cylinder, printed, with the cylinder's light and shadow over it. */
export function wrappedLabel(
  sheet: Sheet,
  label: Label,
  half: number,
  top: number,
  bottom: number,
): string {
  const outline = bandOutline(half, top, bottom);
  const clip = sheet.clip(path(outline, {}));
  const box = { x: -half, y: top, width: half * 2, height: bottom - top, sag: half * TILT };
  return tag(
    'g',
    { 'clip-path': clip },
    path(outline, { fill: COLOUR.paper }),
    labelPrint(sheet, label, box),
    path(outline, { fill: roundness(sheet) }),
    // the paper's own edge
    path(`M${n(-half)} ${n(top)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(half)} ${n(top)}`, {
      fill: 'none',
      stroke: '#fffdf6',
      'stroke-width': 2,
      opacity: 0.6,
    }),
  );
}
