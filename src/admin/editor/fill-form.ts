import type { FormValues } from '#ui/form/use-form.ts';

/** Sets the values of a form's fields; unknown names are ignored. */
export function fillForm(form: HTMLFormElement, typed: FormValues): void {
  for (const element of form.elements) {
    if (
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== 'file' &&
      Object.hasOwn(typed, element.name)
    ) {
      element.value = typed[element.name] ?? '';
    }
  }
}
