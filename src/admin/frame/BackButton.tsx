import { ArrowLeft } from 'lucide-react';

interface BackButtonProps {
  label: string;
  onBack: () => void;
}

/** Returns from a detail page to its list. */
export function BackButton({ label, onBack }: BackButtonProps) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <span>{label}</span>
    </button>
  );
}
