import { mix } from '../shapes/geometry.ts';
import { labelPrint } from '../label.ts';
import { COLOUR } from '../shapes/palette.ts';
import { n, path, tag } from '../shapes/svg.ts';
import { glassBody, wrappedLabel } from './glass.ts';
import type { PackMaker } from './pack.ts';
import { bandOutline, cap, roundness, TILT } from './solid.ts';

const BRASS = { dark: '#7a5c22', body: '#b8934a', light: '#ecd9a2' };

/** A low amber jar with a brass lid, for creams and balms. */
export const jar: PackMaker = (sheet, label) => {
  const half = 122;
  const body = glassBody(sheet, {
    corners: [
      [104, -166],
      [104, -158, 4],
      [half, -144, 18],
      [half, 0, 26],
    ],
    half,
    shoulder: -124,
    liquid: -132,
  });
  return {
    half,
    height: 222,
    glow: '#e39a3c',
    art: body + wrappedLabel(sheet, label, half, -128, -20) + cap(sheet, 116, -222, -162, BRASS, 0),
  };
};

/** A tall jar for prash and honey. */
export const tallJar: PackMaker = (sheet, label) => {
  const half = 112;
  const body = glassBody(sheet, {
    corners: [
      [88, -268],
      [88, -258, 6],
      [half, -238, 26],
      [half, 0, 28],
    ],
    half,
    shoulder: -216,
    liquid: -226,
  });
  return {
    half,
    height: 324,
    glow: '#e39a3c',
    art: body + wrappedLabel(sheet, label, half, -206, -28) + cap(sheet, 98, -324, -262, BRASS, 0),
  };
};

/** A round-bellied jar of clear glass with a wooden lid, for honey. */
export const honeyJar: PackMaker = (sheet, label) => {
  const half = 114;
  const body = glassBody(sheet, {
    corners: [
      [84, -272],
      [84, -262, 6],
      [half, -230, 40],
      [half, 0, 46],
    ],
    half,
    shoulder: -204,
    liquid: -242,
    clear: label.colour,
  });
  const wood = { dark: '#8a5f36', body: '#c39a68', light: '#e9cfa4' };
  return {
    half,
    height: 316,
    glow: '#f0b23c',
    art:
      body +
      wrappedLabel(sheet, label, half, -200, -32) +
      cap(sheet, 94, -316, -266, wood, 0) +
      path('M-90 -294A94 14 0 0 0 90 -294', {
        stroke: '#8a5f36',
        'stroke-width': 1.4,
        opacity: 0.35,
        fill: 'none',
      }),
  };
};

/** A tin with a slip lid, for teas and powders: lacquered in the plant's colour. */
export const tin: PackMaker = (sheet, label) => {
  const half = 104;
  const lacquer = mix(label.accent, COLOUR.forest, 0.25);
  const body = bandOutline(half, -262, -2);
  const round = roundness(sheet);
  return {
    half,
    height: 318,
    art:
      path(body, { fill: lacquer }) +
      path(body, { fill: round }) +
      wrappedLabel(sheet, label, half, -226, -36) +
      path(bandOutline(half, -12, -2), { fill: '#000000', opacity: 0.18 }) +
      cap(
        sheet,
        half + 2,
        -318,
        -256,
        { dark: mix(lacquer, '#000000', 0.4), body: lacquer, light: mix(lacquer, '#ffffff', 0.34) },
        0,
      ) +
      path(bandOutline(half + 2, -266, -258), { fill: '#000000', opacity: 0.16 }),
  };
};

/** A stand-up paper pouch with a tear edge and a window of matt light. */
export const pouch: PackMaker = (sheet, label) => {
  const [w, top] = [122, -356];
  const outline = `M${-w + 6} ${top}L${w - 6} ${top}Q${w} ${top + 90} ${w} -150Q${w} -60 ${w - 5} 0Q0 ${n(w * TILT * 2.1)} ${-w + 5} 0Q${-w} -60 ${-w} -150Q${-w} ${top + 90} ${-w + 6} ${top}Z`;
  const paper = mix('#d9c6a0', label.accent, 0.12);
  const fill = sheet.across([
    [0, mix(paper, '#3a2a12', 0.32)],
    [0.14, paper],
    [0.3, mix(paper, '#ffffff', 0.42)],
    [0.55, paper],
    [0.86, mix(paper, '#3a2a12', 0.14)],
    [1, mix(paper, '#3a2a12', 0.4)],
  ]);
  const clip = sheet.clip(path(outline, {}));
  const box = { x: -84, y: -282, width: 168, height: 232 };
  return {
    half: w - 8,
    halfWidth: w,
    height: -top,
    art:
      path(outline, { fill }) +
      tag(
        'g',
        { 'clip-path': clip },
        tag('rect', { x: -w, y: top, width: w * 2, height: 26, fill: '#3a2a12', opacity: 0.1 }),
        path(`M${-w} ${top + 38}L${w} ${top + 38}M${-w} ${top + 46}L${w} ${top + 46}`, {
          stroke: '#3a2a12',
          opacity: 0.2,
          'stroke-width': 1.6,
        }),
        path(`M${-w + 4} -10Q0 -78 ${w - 4} -10L${w} 60L${-w} 60Z`, {
          fill: '#3a2a12',
          opacity: 0.12,
        }),
        path(`M${-w + 22} ${top + 60}Q${-w + 30} -180 ${-w + 14} -40`, {
          stroke: '#ffffff',
          opacity: 0.3,
          'stroke-width': 9,
          fill: 'none',
          'stroke-linecap': 'round',
        }),
      ) +
      tag('rect', { ...box, rx: 3, fill: COLOUR.paper }) +
      tag(
        'g',
        { 'clip-path': sheet.clip(tag('rect', { ...box, rx: 3 })) },
        labelPrint(sheet, label, box),
      ),
  };
};

/** A tube standing on its cap. */
export const tube: PackMaker = (sheet, label) => {
  const [half, top, low] = [78, -402, -58];
  const outline = `M${-half} ${top}L${half} ${top}Q${half + 1} -200 ${half - 9} ${low}Q0 ${n(low + half * TILT * 1.7)} ${-half + 9} ${low}Q${-half - 1} -200 ${-half} ${top}Z`;
  const clip = sheet.clip(path(outline, {}));
  const fill = mix(label.accent, '#fbf6ea', 0.86);
  const box = { x: -half + 4, y: -336, width: half * 2 - 8, height: 236, sag: 6 };
  return {
    half: half - 14,
    halfWidth: half,
    height: -top,
    art:
      cap(sheet, half - 16, low - 4, 0, { dark: '#0f2117', body: '#1d3a29', light: '#4c7358' }, 0) +
      path(outline, { fill }) +
      tag(
        'g',
        { 'clip-path': clip },
        tag('rect', { x: -half, y: top, width: half * 2, height: 26, fill: label.accent }),
        path(Array.from({ length: 26 }, (_, i) => `M${-half + i * 6.2} ${top}v26`).join(''), {
          stroke: '#ffffff',
          opacity: 0.22,
          'stroke-width': 1.4,
        }),
        labelPrint(sheet, label, box),
        path(outline, { fill: roundness(sheet, 0.85) }),
      ),
  };
};
