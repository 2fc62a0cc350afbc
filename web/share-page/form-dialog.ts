import { Refused } from './call.ts';
import { button, element } from './elements.ts';

interface FormDialog {
  title: string;
  text?: string;
  parts: Node[];
  submit: string;
  /** What it throws is told in the dialog, which stays open with what was typed. */
  send: () => Promise<unknown>;
}

/** A question with a form. The browser's own dialog keeps the focus inside and gives it back. */
export function openForm({ title, text, parts, submit, send }: FormDialog): void {
  const problem = element('p', { className: 'problem', role: 'alert' });
  const go = element('button', { type: 'submit', className: 'button' }, submit);
  const form = element('form', { noValidate: true }, ...parts, problem);
  const dialog = openDialog(title, text, form);
  form.append(
    element(
      'p',
      { className: 'row' },
      button('Cancel', () => dialog.close(), true),
      go,
    ),
  );
  form.querySelector<HTMLElement>('input, select')?.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (go.disabled) return;
    go.disabled = true;
    problem.textContent = '';
    send().then(
      () => dialog.close(),
      (error: unknown) => {
        go.disabled = false;
        problem.textContent =
          error instanceof Refused ? error.message : 'That did not work. Please try again.';
      },
    );
  });
}

export function openDialog(title: string, text: string | undefined, ...parts: Node[]): HTMLDialogElement {
  const heading = element('h2', { id: 'dialog-title' }, title);
  const dialog = element('dialog', {}, heading, ...(text ? [element('p', {}, text)] : []), ...parts);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
