import { path, tag } from '../shapes/svg.ts';
import { glassBody, wrappedLabel } from './glass.ts';
import type { PackMaker } from './pack.ts';
import { bandOutline, cap, topEllipse } from './solid.ts';

const GREEN_CAP = { dark: '#0f2117', body: '#1d3a29', light: '#4c7358' };
const BLACK_CAP = { dark: '#14110e', body: '#2a2520', light: '#6a6258' };
const BRASS_CAP = { dark: '#7a5c22', body: '#b8934a', light: '#ecd9a2' };

/** A round amber oil bottle with a screw cap. */
export const oilBottle: PackMaker = (sheet, label) => {
  const half = 88;
  const body = glassBody(sheet, {
    corners: [
      [33, -352],
      [33, -318, 16],
      [half, -282, 44],
      [half, 0, 26],
    ],
    half,
    shoulder: -262,
    liquid: -268,
  });
  return {
    half,
    height: 408,
    glow: '#e39a3c',
    art:
      body +
      wrappedLabel(sheet, label, half, -226, -34) +
      cap(sheet, 40, -352, -340, GREEN_CAP, 0) +
      cap(sheet, 41, -408, -354, GREEN_CAP, 22),
  };
};

/** A small amber bottle with a pipette. */
export const dropper: PackMaker = (sheet, label) => {
  const half = 74;
  const body = glassBody(sheet, {
    corners: [
      [27, -226],
      [27, -206, 10],
      [half, -178, 36],
      [half, 0, 22],
    ],
    half,
    shoulder: -160,
    liquid: -164,
  });
  const bulb = `M-17 -262C-20 -290 -23 -300 -22 -316C-21 -340 -10 -352 0 -352C10 -352 21 -340 22 -316C23 -300 20 -290 17 -262Z`;
  const rubber = sheet.across([
    [0, '#0f0d0b'],
    [0.25, '#5d564d'],
    [0.42, '#2a2621'],
    [1, '#0d0b09'],
  ]);
  return {
    half,
    height: 352,
    glow: '#e39a3c',
    art:
      body +
      wrappedLabel(sheet, label, half, -146, -24) +
      path(bulb, { fill: rubber }) +
      cap(sheet, 32, -268, -222, BRASS_CAP, 0),
  };
};

/** A tall bottle with a pump. */
export const pumpBottle: PackMaker = (sheet, label) => {
  const half = 84;
  const body = glassBody(sheet, {
    corners: [
      [34, -330],
      [34, -318, 8],
      [half, -296, 40],
      [half, 0, 24],
    ],
    half,
    shoulder: -276,
    liquid: -274,
  });
  const plastic = sheet.across([
    [0, '#14110e'],
    [0.25, '#6a6258'],
    [0.45, '#2a2520'],
    [1, '#14110e'],
  ]);
  const head =
    tag('rect', { x: -7, y: -420, width: 14, height: 60, fill: plastic }) +
    path(
      'M-20 -440Q-22 -452 -8 -453L26 -453Q62 -452 74 -432L77 -418Q72 -416 68 -420Q56 -434 30 -434L22 -434L20 -416L-20 -416Z',
      { fill: plastic },
    ) +
    path('M-14 -449L28 -449Q52 -448 64 -436', {
      fill: 'none',
      stroke: '#8b8275',
      'stroke-width': 2,
      opacity: 0.8,
      'stroke-linecap': 'round',
    });
  return {
    half,
    height: 452,
    glow: '#e39a3c',
    art:
      body +
      wrappedLabel(sheet, label, half, -244, -34) +
      head +
      cap(sheet, 22, -372, -356, BLACK_CAP, 0) +
      cap(sheet, 40, -358, -326, BLACK_CAP, 24),
  };
};

/** A slim bottle with a fine mist head under a clear cap. */
export const mistBottle: PackMaker = (sheet, label) => {
  const half = 70;
  const body = glassBody(sheet, {
    corners: [
      [26, -318],
      [26, -306, 6],
      [half, -284, 34],
      [half, 0, 22],
    ],
    half,
    shoulder: -266,
    liquid: -262,
  });
  const clear = bandOutline(32, -398, -318);
  return {
    half,
    height: 398,
    glow: '#e39a3c',
    art:
      body +
      wrappedLabel(sheet, label, half, -232, -30) +
      cap(sheet, 17, -372, -336, BLACK_CAP, 0) +
      cap(sheet, 26, -340, -316, BRASS_CAP, 0) +
      path(clear, {
        fill: sheet.across([
          [0, '#ffffff', 0.55],
          [0.15, '#ffffff', 0.12],
          [0.28, '#ffffff', 0.55],
          [0.36, '#ffffff', 0.14],
          [0.85, '#ffffff', 0.1],
          [1, '#b9ad97', 0.5],
        ]),
      }) +
      topEllipse(32, -398, '#fdf9f0', '#d8cdb8'),
  };
};

/** A wide amber bottle for capsules, with a large ribbed cap. */
export const capsuleBottle: PackMaker = (sheet, label) => {
  const half = 98;
  const body = glassBody(sheet, {
    corners: [
      [62, -262],
      [62, -250, 8],
      [half, -226, 34],
      [half, 0, 28],
    ],
    half,
    shoulder: -206,
    liquid: -150,
  });
  return {
    half,
    height: 326,
    glow: '#e39a3c',
    art:
      body +
      wrappedLabel(sheet, label, half, -190, -28) +
      cap(sheet, 72, -326, -254, GREEN_CAP, 34),
  };
};
