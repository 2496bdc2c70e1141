import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from './code128.ts';

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
});

describe('code128', () => {
  it('begins with start B, and ends with check symbol and stop', () => {
    // Start B 211214, A (33) 111323, check (104 + 33) mod 103 = 34 131123, stop 2331112.
    expect(code128('A').join('')).toBe('2112141113231311232331112');
  });

  it.each([
    // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879; 879 mod 103 = 55, whose symbol is 311321.
    ['PJJ123C', '2112143131211121331121331232212232112211321313213113212331112'],
    [
      'FR-7K3M9Q2X',
      '2112141323112311311221323121311123312211321131233211222113312232113311211242112331112',
    ],
  ])('draws %s as other encoders do', (text, widths) =>
    expect(code128(text).join('')).toBe(widths),
  );

  it('has 11 modules for each symbol, 13 for the stop, and bars at both ends', () => {
    fc.assert(
      fc.property(printable, (text) => {
        const widths = code128(text);
        expect(widths.length % 2).toBe(1);
        expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
        const modules = widths.reduce((sum, width) => sum + width, 0);
        expect(modules).toBe((text.length + 2) * 11 + 13);
      }),
    );
  });

  it.each(['₹548', 'अ', 'a\n'])('refuses %s', (text) =>
    expect(() => code128(text)).toThrow(RangeError),
  );
});
