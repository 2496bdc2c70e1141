import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import type { Form } from './use-form.ts';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'defaultValue'
  | 'maxLength'
  | 'placeholder'
> {
  form: Form;
  name: string;
  label: string;
  /** Text beside the label of an optional field. */
  optional?: string;
  /** Mark of a required field, in forms that explain the mark. */
  required?: string;
  /** Help text below the field: why it is needed, or its format. */
  hint?: ReactNode;
  /** Number of lines; renders a textarea. */
  rows?: number;
  /** Options; renders a select. */
  options?: readonly { readonly value: string; readonly label: string }[];
}

const LOOK =
  'mt-1 block w-full rounded-card border border-edge bg-surface px-4 text-base text-ink aria-invalid:border-2 aria-invalid:border-clay';

/** A labelled field with hint and error. It generates the ids that connect them. */
export function Field({
  form,
  name,
  label,
  optional,
  required,
  hint,
  rows,
  options,
  ...rest
}: FieldProps) {
  const id = useId();
  const error = form.errors[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': optional ? undefined : true,
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        <span>{label}</span>
        {required && (
          <span aria-hidden className="ml-1 text-clay">
            {required}
          </span>
        )}
        {optional && <span className="ml-2 text-sm font-normal text-ink-soft">{optional}</span>}
      </label>
      {control()}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && (
        <ErrorMessage id={`${id}-error`} look="small" className="mt-1">
          {error}
        </ErrorMessage>
      )}
    </div>
  );

  function control(): ReactNode {
    const { defaultValue, autoComplete, maxLength, placeholder } = rest;
    if (options) {
      return (
        <select
          {...shared}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          className={`${LOOK} h-11`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    }
    if (rows) {
      return (
        <textarea
          {...shared}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder}
          rows={rows}
          className={`${LOOK} py-2`}
        />
      );
    }
    return <input {...shared} {...rest} className={`${LOOK} h-11`} />;
  }
}
