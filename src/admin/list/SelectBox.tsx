import { type ChangeEvent, useEffect, useRef } from 'react';
import { tableWords } from '#text/admin/list/tables.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const AREA = '-mx-2 -my-2.5 flex size-11 cursor-pointer items-center justify-center';

/** The checkbox of a row, as large as a finger without a higher row. */
export function SelectBox({ label, ...box }: SelectBoxProps) {
  return (
    <label className={AREA}>
      <input type="checkbox" aria-label={label} className="size-5 accent-leaf" {...box} />
    </label>
  );
}

interface SelectAllBoxProps extends Omit<SelectBoxProps, 'label'> {
  /** Whether some rows are selected, but not all. */
  partly: boolean;
}

/** The checkbox of all rows of the page. */
export function SelectAllBox({ partly, checked, onChange }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly && !checked;
  }, [partly, checked]);
  return (
    <label className={AREA}>
      <input
        ref={box}
        type="checkbox"
        aria-label={tableWords.selectShown}
        className="size-5 accent-leaf"
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
