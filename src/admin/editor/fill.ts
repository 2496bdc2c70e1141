import type { Typed } from '#ui/use-form.ts';

/** Puts texts into a form's fields; fields that it does not have are passed over. */
export function fill(form: HTMLFormElement, typed: Typed): void {
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
