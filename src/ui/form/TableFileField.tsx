import { useId } from 'react';
import { buttonLook } from './Button.tsx';

interface TableFileFieldProps {
  label: string;
  hint: string;
  look: 'main' | 'quiet';
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A button that chooses a CSV or another text file with a table. */
export function TableFileField({ label, hint, look, disabled, onChoose }: TableFileFieldProps) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Allows choosing the same file again after fixing it.
          target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonLook(look)} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink`}
      >
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-2 max-w-prose text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
