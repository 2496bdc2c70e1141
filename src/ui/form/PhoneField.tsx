import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field for a mobile number. */
export function PhoneField(props: Omit<ComponentProps<typeof Field>, 'name' | 'type'>) {
  return <Field name="phone" type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}
