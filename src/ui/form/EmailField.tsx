import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field for an e-mail address. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'name' | 'type'>) {
  return (
    <Field
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
