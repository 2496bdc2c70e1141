/** A number as short SVG text: one decimal, no "-0". Put together from whole numbers, which is quicker. */
export function n(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const rest = size % 10;
  const whole = (size - rest) / 10;
  const text = rest === 0 ? `${whole}` : `${whole}.${rest}`;
  return tenths < 0 ? `-${text}` : text;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** An SVG element as text. Names and values come from the drawings alone, so nothing is escaped. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const start = `<${name}${attributesText(attributes)}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** A filled or stroked path. */
export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

/** A group, moved, turned (degrees) and scaled, in that order of reading. */
export function place(
  content: string,
  at: { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean; opacity?: number },
): string {
  const { x = 0, y = 0, turn = 0, scale = 1, flip = false, opacity } = at;
  const steps = [
    x !== 0 || y !== 0 ? `translate(${n(x)} ${n(y)})` : '',
    turn !== 0 ? `rotate(${n(turn)})` : '',
    scale !== 1 || flip ? `scale(${flip ? -scale : scale} ${scale})` : '',
  ].filter(Boolean);
  return tag('g', { transform: steps.join('') || undefined, opacity }, content);
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * One drawing's definitions (gradients, clips, blurs). Equal definitions are shared, and their ids are counted
 * per drawing, so that the same drawing always gives the same text.
 */
export class Sheet {
  readonly #ids = new Map<string, string>();

  /** A gradient along a line, by default from top to bottom of the shape it fills. */
  linear(stops: readonly Stop[], line: Attributes = { x1: 0, y1: 0, x2: 0, y2: 1 }): string {
    return this.#define('linearGradient', line, stopsText(stops));
  }

  /** A gradient from left to right: what makes a cylinder round. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, { x1: 0, y1: 0, x2: 1, y2: 0 });
  }

  radial(stops: readonly Stop[], circle: Attributes = { cx: 0.5, cy: 0.5, r: 0.5 }): string {
    return this.#define('radialGradient', circle, stopsText(stops));
  }

  /** What is drawn with this clip-path shows inside the given shapes only. */
  clip(...shapes: readonly string[]): string {
    return this.#define('clipPath', {}, shapes.join(''));
  }

  /** A soft blur, for shadows. */
  blur(deviation: number): string {
    return this.#define(
      'filter',
      { x: '-40%', y: '-40%', width: '180%', height: '180%' },
      tag('feGaussianBlur', { stdDeviation: deviation }),
    );
  }

  /** A path that is drawn many times, as the address for `<use href>`. */
  shape(d: string): string {
    return this.#define('path', { d }, '').slice('url('.length, -1);
  }

  /** The whole document around a content. */
  document(width: number, height: number, content: string): string {
    const definitions = [...this.#ids]
      .map(([text, id]) => text.replace(' ', ` id="${id}" `))
      .join('');
    return tag(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      tag('defs', {}, definitions),
      content,
    );
  }

  #define(name: string, attributes: Attributes, content: string): string {
    const text = `<${name} ${attributesText(attributes)}>${content}</${name}>`;
    const id = this.#ids.get(text) ?? `d${this.#ids.size}`;
    this.#ids.set(text, id);
    return `url(#${id})`;
  }
}

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
