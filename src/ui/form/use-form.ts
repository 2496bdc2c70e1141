import { type FocusEvent, type InputEvent, type SubmitEvent, useRef, useState } from 'react';

/** Form values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Result of the validation. */
export type FormCheck<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Result of the submission: null on success, else the message above the button and the field errors. */
export type FormProblem = { readonly problem: string; readonly errors?: FieldErrors } | null;

/** What a form's markup needs. `props` go on the `form` element; `Field` takes the whole object. */
export interface Form {
  readonly props: {
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
    readonly 'data-pending': '' | undefined;
  };
  readonly errors: FieldErrors;
  /** General error message; announced to screen readers. */
  readonly problem: string | null;
  /** True while the submission is pending. */
  readonly pending: boolean;
  /** Whether there is input that was not submitted successfully. */
  readonly unsent: boolean;
}

/**
 * State of a form. Fields are uncontrolled, so input is never lost; a field is validated on blur, and on every key
 * while it has an error; on submit the first invalid field gets the focus. Fields are locked while pending: later
 * input would be lost with the form, or look as if it had been sent.
 */
export function useForm<T>({
  check,
  send,
}: {
  check: (typed: FormValues) => FormCheck<T>;
  send: (value: T, form: HTMLFormElement) => Promise<FormProblem>;
}): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    const checkResult = check(formValues(form));
    setProblem(null);
    if (!checkResult.ok) {
      setErrors(checkResult.errors);
      focusFirst(form, checkResult.errors);
      return;
    }
    setErrors({});
    setPending(true);
    sending.current = true;
    try {
      // Locked while pending; unlocked before an invalid field gets the focus.
      const answer = await send(checkResult.value, form).finally(lockFields(form));
      setProblem(answer?.problem ?? null);
      setErrors(answer?.errors ?? {});
      if (answer === null) setUnsent(false);
      if (answer?.errors) focusFirst(form, answer.errors);
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  function recheck(form: HTMLFormElement, name: string): void {
    const checkResult = check(formValues(form));
    const error = checkResult.ok ? undefined : checkResult.errors[name];
    setErrors((known) => withError(known, name, error));
  }

  return {
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onBlur: ({ currentTarget, target, relatedTarget }) => {
        const { name, value } = target as unknown as { name?: string; value?: string };
        // Leaving an empty field is no error unless it has one already.
        if (!name || (!value && !(name in errors))) return;
        // An error message that appears would move the button under the pointer, and the click would be lost.
        if (relatedTarget instanceof HTMLButtonElement) return;
        recheck(currentTarget, name);
      },
      onInput: ({ currentTarget, target }) => {
        setUnsent(true);
        const { name } = target as unknown as { name?: string };
        if (name && name in errors) recheck(currentTarget, name);
      },
      'data-pending': pending ? '' : undefined,
    },
    errors,
    problem,
    pending,
    unsent,
  };
}

/** Text values of a form's fields, without files. Newlines are normalised to `\n`. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );
}

/** Events that change a checkbox, radio or select, none of which can be read-only. */
const CHOICE_EVENTS = ['click', 'mousedown', 'keydown'];

/**
 * Locks a form's fields and returns the unlock function. They are not disabled: that would drop the focus and remove
 * their values from the form data.
 */
function lockFields(form: HTMLFormElement): () => void {
  const textFields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      'readOnly' in field && field.readOnly === false,
  );
  for (const field of textFields) field.readOnly = true;
  for (const type of CHOICE_EVENTS) form.addEventListener(type, preventChoice, true);
  return () => {
    for (const field of textFields) field.readOnly = false;
    for (const type of CHOICE_EVENTS) form.removeEventListener(type, preventChoice, true);
  };
}

function preventChoice(event: Event): void {
  const { target, type } = event;
  const isBox = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  const movesFocus = event instanceof KeyboardEvent && /^(?:Tab|Escape)$/.test(event.key);
  const isSelect = target instanceof HTMLSelectElement && !movesFocus;
  if (type === 'click' ? isBox : isSelect) event.preventDefault();
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const invalid = [...form.elements].find(
    (element) => 'name' in element && typeof element.name === 'string' && element.name in errors,
  );
  if (invalid instanceof HTMLElement) invalid.focus();
}

function withError(errors: FieldErrors, name: string, error: string | undefined): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => field !== name);
  return Object.fromEntries(error ? [...others, [name, error]] : others);
}
