import { contact } from '../shapes/parts.ts';
import { n, path, tag, type Sheet } from '../shapes/svg.ts';

/** How round things lie in a close view: a little more from above than a pack is seen. */
export const CLOSE = 0.27;

/** What a bowl is made of, as its colours from left to right and in its hollow. */
interface Ware {
  readonly left: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly hollow: string;
}
export const BRASS: Ware = {
  left: '#8a6a2c',
  body: '#bf9a4e',
  light: '#f1dfab',
  dark: '#6e4f1c',
  hollow: '#8a6a2c',
};
export const GLAZE: Ware = {
  left: '#cdbfa4',
  body: '#efe6d3',
  light: '#fffdf6',
  dark: '#a99877',
  hollow: '#d9cdb4',
};

/** A bowl on the table, centred on its rim, with something in it. */
export function bowl(sheet: Sheet, ware: Ware, r: number, deep: number, filling: string): string {
  const [low, foot] = [deep * 1.02, r * 0.32];
  const body =
    `M${n(-r)} 0C${n(-r * 0.98)} ${n(deep * 0.66)} ${n(-r * 0.68)} ${n(low)} ${n(-foot)} ${n(low)}` +
    `Q0 ${n(low + r * 0.04)} ${n(foot)} ${n(low)}` +
    `C${n(r * 0.68)} ${n(low)} ${n(r * 0.98)} ${n(deep * 0.66)} ${n(r)} 0Z`;
  const ellipse = (share: number, fill: string, dy = 0): string =>
    tag('ellipse', { cy: n(dy), rx: n(r * share), ry: n(r * share * CLOSE), fill });
  return (
    contact(sheet, r * 0.05, deep + r * 0.04, r * 0.95, r * 0.2) +
    path(body, {
      fill: sheet.across([
        [0, ware.left],
        [0.2, ware.light],
        [0.42, ware.body],
        [0.82, ware.dark],
        [1, ware.left],
      ]),
    }) +
    ellipse(
      1,
      sheet.across([
        [0, ware.light],
        [0.5, ware.body],
        [1, ware.light],
      ]),
    ) +
    ellipse(
      0.95,
      sheet.linear([
        [0, ware.dark],
        [1, ware.hollow],
      ]),
    ) +
    filling
  );
}
