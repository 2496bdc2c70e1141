import { type FocusEvent, type InputEvent, type SubmitEvent, useRef, useState } from 'react';

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** Sentences by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The outcome of a check of what was typed. */
export type FormCheck<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** The outcome of sending a form: null when it went well, else what to say above the button and beside the fields. */
export type FormProblem = { readonly problem: string; readonly errors?: FieldErrors } | null;

/** What a form's markup needs. `props` go on the `form` element; `Field` takes the whole. */
export interface Form {
  readonly props: {
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
    readonly 'data-pending': '' | undefined;
  };
  readonly errors: FieldErrors;
  /** What went wrong as a whole; it is announced. */
  readonly problem: string | null;
  /** True from sending until the answer. */
  readonly pending: boolean;
  /** Whether something was typed that has not been sent well. */
  readonly unsent: boolean;
}

/**
 * The one way of forms. Fields are uncontrolled, so what was typed is never lost; a field is checked when it is left,
 * and at every key while it has an error; on sending, the first wrong field gets the focus. While it is being sent it takes
 * nothing: what came later would go with a form that goes away, or pass for sent in one that stays.
 */
export function useForm<T>({
  check,
  send,
}: {
  check: (typed: Typed) => FormCheck<T>;
  send: (value: T, form: HTMLFormElement) => Promise<FormProblem>;
}): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const sending = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    const checked = check(typedIn(form));
    setProblem(null);
    if (!checked.ok) {
      setErrors(checked.errors);
      focusFirst(form, checked.errors);
      return;
    }
    setErrors({});
    setPending(true);
    sending.current = true;
    try {
      // Held from the sending on; free again before a wrong field gets the focus.
      const answer = await send(checked.value, form).finally(hold(form));
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
    const checked = check(typedIn(form));
    const error = checked.ok ? undefined : checked.errors[name];
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
        // Walking past an empty field is no mistake; leaving a wrong one is.
        if (!name || (!value && !(name in errors))) return;
        // A sentence that comes or goes moves the button that is being pressed, and the press is lost.
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

/** What stands in a form's fields; chosen files are left out. A new line is one character, whatever the browser makes of it. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );
}

/** What a choice is made with: a press of a box, a press or a key of a select. Nothing of them can be made read-only. */
const CHOOSING = ['click', 'mousedown', 'keydown'];

/**
 * Keeps the fields of a form as they are, until the function that it returns is called. They are not disabled: that would take
 * the focus from them and their texts out of the form.
 */
function hold(form: HTMLFormElement): () => void {
  const texts = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      'readOnly' in field && field.readOnly === false,
  );
  for (const field of texts) field.readOnly = true;
  for (const type of CHOOSING) form.addEventListener(type, refuseChoice, true);
  return () => {
    for (const field of texts) field.readOnly = false;
    for (const type of CHOOSING) form.removeEventListener(type, refuseChoice, true);
  };
}

function refuseChoice(event: Event): void {
  const { target, type } = event;
  const isBox = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  const walksOn = event instanceof KeyboardEvent && /^(?:Tab|Escape)$/.test(event.key);
  const isSelect = target instanceof HTMLSelectElement && !walksOn;
  if (type === 'click' ? isBox : isSelect) event.preventDefault();
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = [...form.elements].find(
    (element) => 'name' in element && typeof element.name === 'string' && element.name in errors,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}

function withError(errors: FieldErrors, name: string, error: string | undefined): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => field !== name);
  return Object.fromEntries(error ? [...others, [name, error]] : others);
}
