/** After a refused form: to the first field that is wrong, or to the message about the whole, once they are shown. */
export function focusProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    (
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form?.querySelector<HTMLElement>('[role="alert"]')
    )?.focus(),
  );
}
