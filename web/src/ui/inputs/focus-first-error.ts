/** Moves the focus to the first invalid field, or else to the error message of the form, after they are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    (
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form?.querySelector<HTMLElement>('[role="alert"]')
    )?.focus(),
  );
}
