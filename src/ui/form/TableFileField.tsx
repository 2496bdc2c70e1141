import { useId } from 'react';
import { FileButton } from './FileButton.tsx';

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
      <FileButton
        look={look}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        disabled={disabled}
        describedBy={id}
        onFiles={([file]) => file && onChoose(file)}
      >
        {label}
      </FileButton>
      <p id={id} className="mt-2 max-w-prose text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
