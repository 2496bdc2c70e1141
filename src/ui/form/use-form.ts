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
  /** Submits the form as its button does. */
  readonly submit: (form: HTMLFormElement) => Promise<void>;
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
 * while it has an error; on submit the first invalid field gets the focus, and errors of fields that are not rendered
 * become the general message. Fields are locked while pending: later input would be lost with the form, or look as if it
 * had been sent.
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
    if (!checkResult.ok) {
      showErrors(form, checkResult.errors, null);
      return;
    }
    setProblem(null);
    setErrors({});
    setPending(true);
    sending.current = true;
    try {
      // Locked while pending; unlocked before an invalid field gets the focus.
      const answer = await send(checkResult.value, form).finally(lockFields(form));
      showErrors(form, answer?.errors ?? {}, answer?.problem ?? null);
      if (answer === null) setUnsent(false);
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  function showErrors(form: HTMLFormElement, shown: FieldErrors, message: string | null): void {
    setErrors(shown);
    setProblem(message ?? (unrenderedErrors(form, shown).join(' ') || null));
    focusFirst(form, shown);
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
    submit,
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

/** The errors, each once, of fields that the form does not render: nobody would see them beside a field. */
function unrenderedErrors(form: HTMLFormElement, errors: FieldErrors): readonly string[] {
  const rendered = new Set(fieldsOf(form).map(({ name }) => name));
  const unrendered = Object.entries(errors).filter(([name]) => !rendered.has(name));
  return [...new Set(unrendered.map(([, error]) => error))];
}

/** Focuses the first field with an error, and opens the disclosures that it is folded in. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const invalid = fieldsOf(form).filter(({ name }) => name in errors);
  for (const field of invalid) {
    let folded = field.closest<HTMLDetailsElement>('details:not([open])');
    while (folded) {
      folded.open = true;
      folded = folded.closest<HTMLDetailsElement>('details:not([open])');
    }
  }
  const [first] = invalid;
  // Of several radios, the one that is chosen.
  const chosen = invalid.find(
    (field) => field.name === first?.name && field.matches('[type=radio]:checked'),
  );
  (chosen ?? first)?.focus();
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that people can fill in. */
function fieldsOf(form: HTMLFormElement): readonly FormField[] {
  return [...form.elements].filter(
    (element): element is FormField =>
      'name' in element && !element.matches('button, fieldset, output, [type=hidden], [hidden]'),
  );
}

function withError(errors: FieldErrors, name: string, error: string | undefined): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => field !== name);
  return Object.fromEntries(error ? [...others, [name, error]] : others);
}
