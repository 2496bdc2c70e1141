import { rupeesFromPaise, paise } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { typedNumber } from '#domain/money/typed-number.ts';
import { slugFromTitle } from '#domain/product/slug-from-title.ts';
import type { FormValues } from '#ui/form/use-form.ts';
import type { ContentField } from './content-forms.ts';

type Content = Readonly<Record<string, unknown>>;

/** The path of a field inside another, as the domain reports faults: "sections.0.title". */
export function pathIn(parent: string, name: string | number): string {
  return parent === '' ? String(name) : `${parent}.${name}`;
}

/** The typed text of a field's stored value. */
export function typedText({ kind }: ContentField, value: unknown): string {
  if (kind === 'rupees')
    return typeof value === 'number' ? String(rupeesFromPaise(paise(value))) : '';
  if (kind === 'number')
    return typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
  if (kind === 'shown') return value === false ? '' : 'on';
  return typeof value === 'string' ? value : '';
}

/** The content that a form's values mean. Amounts and numbers that are none become NaN, which the schema refuses. */
export function contentOf(fields: readonly ContentField[], typed: FormValues, path = ''): Content {
  return Object.fromEntries(
    fields.map((field) => {
      const at = pathIn(path, field.name);
      return [field.name, valueOf(field, typed, at, path)];
    }),
  );
}

function valueOf(field: ContentField, typed: FormValues, at: string, parent: string): unknown {
  const text = typed[at] ?? '';
  switch (field.kind) {
    case 'rows':
      return Array.from({ length: rowsIn(typed, at) }, (_, index) =>
        contentOf(field.fields, typed, pathIn(at, index)),
      );
    case 'shown':
      return text === 'on';
    case 'rupees': {
      const amount = typedAmount(text);
      return typeof amount === 'number' ? amount : Number.NaN;
    }
    case 'number': {
      const number = typedNumber(text, { least: 0, most: 9_999_999 });
      return typeof number === 'number' ? number : Number.NaN;
    }
    case 'key': {
      if (text !== '' || !field.from) return text;
      const source = typed[pathIn(parent, field.from)] ?? '';
      return field.plain ? source : slugFromTitle(source);
    }
    case 'line':
    case 'lines':
    case 'choice':
    case 'picture':
    case 'product':
      return text;
  }
}

/** The number of rows whose fields a form holds. */
function rowsIn(typed: FormValues, at: string): number {
  const indexes = Object.keys(typed)
    .filter((name) => name.startsWith(`${at}.`))
    .map((name) => Number(name.slice(at.length + 1).split('.')[0]));
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}
