import { momentOfMinute } from './dates.ts';
import type { NumberFault } from './form.ts';

/** Reads typed fields, and reports the faults that it finds by field. */
export interface FormReader<Field extends string> {
  /** The typed text without surrounding spaces. */
  readonly text: (name: Field) => string;
  /** The number that was read from a field; undefined with its fault reported. */
  readonly number: <N extends number>(name: Field, read: N | NumberFault) => N | undefined;
  /**
   * The dates of the fields `from` and `until` (epoch milliseconds; `untilAt` is exclusive), each only where it is typed.
   * Reports an end that does not come after the start.
   */
  readonly period: () => { readonly fromAt?: number; readonly untilAt?: number };
}

/** Reads a form that has a period, such as that of a coupon or an offer. */
export function formReader<Field extends string>(
  typed: Readonly<Record<string, string>>,
  report: (name: string, fault: NumberFault | 'moment' | 'order') => void,
): FormReader<Field> {
  const textOf = (name: string): string => (typed[name] ?? '').trim();
  const moment = (name: string): number | undefined => {
    if (textOf(name) === '') return undefined;
    const read = momentOfMinute(textOf(name));
    if (read === null) report(name, 'moment');
    return read ?? undefined;
  };
  return {
    text: textOf,
    number(name, read) {
      if (typeof read === 'number') return read;
      report(name, read);
      return undefined;
    },
    period() {
      const [fromAt, untilAt] = [moment('from'), moment('until')];
      if (fromAt !== undefined && untilAt !== undefined && untilAt <= fromAt) {
        report('until', 'order');
      }
      return {
        ...(fromAt !== undefined && { fromAt }),
        ...(untilAt !== undefined && { untilAt }),
      };
    },
  };
}
