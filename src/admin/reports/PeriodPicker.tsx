import {
  addMonths,
  financialYearOf,
  isMonth,
  type MonthSpan,
  MOST_MONTHS,
  monthsOf,
} from '#domain/figures/period.ts';
import { figureWords } from '#text/admin/reports/figures.ts';
import type { ListAddress } from '../list/use-list-address.ts';

const words = figureWords.presets;

/** Months that can be chosen one by one: three years. */
const CHOICE = 36;

/** The period of the address; this month unless it names another one of at most twelve months. */
export function spanOf(address: ListAddress, thisMonth: string): MonthSpan {
  const [from, to] = [address.get('from'), address.get('to')];
  const isSpan = isMonth(from) && isMonth(to) && from <= to && to <= thisMonth;
  return isSpan && addMonths(from, MOST_MONTHS) > to
    ? { from, to }
    : { from: thisMonth, to: thisMonth };
}

interface PeriodPickerProps {
  span: MonthSpan;
  thisMonth: string;
  onChange: (span: MonthSpan) => void;
}

/** Chooses the period of a report: usual ones, or any month. */
export function PeriodPicker({ span, thisMonth, onChange }: PeriodPickerProps) {
  const month = (text: string): MonthSpan => ({ from: text, to: text });
  const presets = [
    [words.thisMonth, month(thisMonth)],
    [words.lastMonth, month(addMonths(thisMonth, -1))],
    [words.year, { from: addMonths(thisMonth, 1 - MOST_MONTHS), to: thisMonth }],
    [words.financialYear, financialYearOf(thisMonth)],
  ] as const;
  const choice = monthsOf({ from: addMonths(thisMonth, 1 - CHOICE), to: thisMonth }).toReversed();
  const isOne = span.from === span.to;
  return (
    <div role="group" aria-label={words.label} className="my-5 flex flex-wrap items-end gap-3">
      {presets.map(([label, { from, to }]) => (
        <button
          key={label}
          type="button"
          aria-pressed={span.from === from && span.to === to}
          className="min-h-11 rounded-card px-3 font-semibold text-leaf underline-offset-4 hover:underline aria-pressed:bg-leaf-tint"
          onClick={() => onChange({ from, to })}
        >
          {label}
        </button>
      ))}
      <label>
        <span>{words.month}</span>
        <select
          className="mt-1 block h-11 rounded-card border border-edge bg-surface px-3 text-ink"
          value={isOne ? span.from : ''}
          onChange={({ target }) => onChange(month(target.value))}
        >
          {!isOne && <option value="">{words.several}</option>}
          {[...new Set([...(isOne ? [span.from] : []), ...choice])].map((one) => (
            <option key={one} value={one}>
              {figureWords.month(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
