interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, name: string])[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A group of exclusive views of a list. */
export function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          // Another view of the list closes its open forms.
          data-leaves={value === chosen ? undefined : true}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-full border border-edge px-5 text-ink-soft hover:bg-tint aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:text-leaf"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
