import { mix } from '../shapes/geometry.ts';
import { labelPrint, type Label } from '../label.ts';
import { COLOUR } from '../shapes/palette.ts';
import { path, place, tag } from '../shapes/svg.ts';
import type { PackMaker } from './pack.ts';

/** A bar of soap with its paper band, standing on its long edge. */
export const soap: PackMaker = (sheet, label) => {
  const [w, h, depth] = [168, 176, 46];
  const tone = mix(label.colour, '#f6e7c4', 0.36);
  const front = tag('rect', {
    x: -w,
    y: -h,
    width: w * 2,
    height: h + 6,
    rx: 34,
    fill: sheet.linear([
      [0, mix(tone, '#ffffff', 0.28)],
      [0.5, tone],
      [1, mix(tone, '#3a2208', 0.24)],
    ]),
  });
  const topFace = tag('rect', {
    x: -w + 4,
    y: -h - depth,
    width: w * 2 - 8,
    height: h,
    rx: 40,
    fill: mix(tone, '#ffffff', 0.5),
  });
  const [bl, br] = [-84, 84];
  const box = { x: bl, y: -h, width: br - bl, height: h + 6 };
  return {
    half: w - 10,
    halfWidth: w,
    height: h + depth,
    art:
      topFace +
      front +
      path(`M${-w + 30} ${-h + 8}L${w - 30} ${-h + 8}`, {
        stroke: '#ffffff',
        'stroke-width': 5,
        opacity: 0.4,
        'stroke-linecap': 'round',
      }) +
      path(`M${bl} ${-h}L${bl + 3} ${-h - depth}L${br - 3} ${-h - depth}L${br} ${-h}Z`, {
        fill: '#efe5cf',
      }) +
      tag('rect', { ...box, fill: COLOUR.paper }) +
      tag('g', { 'clip-path': sheet.clip(tag('rect', box)) }, labelPrint(sheet, label, box)) +
      tag('rect', {
        ...box,
        fill: sheet.linear([
          [0, '#ffffff', 0.25],
          [0.4, '#ffffff', 0],
          [1, '#3a2208', 0.18],
        ]),
      }),
  };
};

/** Six bars in two piles; the front pile shows its bands. */
export const soapStack: PackMaker = (sheet, label) => {
  const bar = (colour: string, accent: string, name: string, latin: string): string => {
    const own: Label = { ...label, name: [name], latin, quantity: '100 g', colour, accent };
    return soap(sheet, own).art;
  };
  const bars = [
    bar('#7f9a5a', '#4d7a2c', 'Neem', 'Azadirachta indica'),
    bar('#c46a7c', '#a9485f', 'Rose', 'Rosa × damascena'),
    bar(label.colour, label.accent, 'Saffron', 'Crocus sativus'),
  ];
  return {
    half: 140,
    halfWidth: 136,
    height: 440,
    art: bars
      .map((art, index) => place(art, { x: [0, -12, 9][index] ?? 0, y: -index * 138, scale: 0.76 }))
      .join(''),
  };
};
