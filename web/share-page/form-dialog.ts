import { failureText, Refused } from './call.ts';
import { button, element } from './elements.ts';

interface FormDialog {
  title: string;
  text?: string;
  parts: Node[];
  submit: string;
  /** Its error is shown in the dialog, which stays open with the typed text. */
  send: () => Promise<unknown>;
}

/** Refusals after which sending the same again is of no use. */
const FINAL = new Set(['just_taken', 'gone']);

/** A question with a form. The browser's own dialog keeps the focus inside and gives it back. */
export function openForm({ title, text, parts, submit, send }: FormDialog): void {
  const go = element('button', { type: 'submit', className: 'button' }, submit);
  const form = element('form', { noValidate: true }, ...parts);
  const dialog = openDialog(title, text, form);
  const problem = dialog.querySelector('.problem')!;
  const back = button('Cancel', () => dialog.close(), true);
  form.append(problem, element('p', { className: 'row' }, back, go));
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
        problem.textContent = failureText(error);
        if (!(error instanceof Refused && FINAL.has(error.code))) return;
        go.hidden = true;
        back.textContent = 'Close';
        back.focus();
      },
    );
  });
}

/** A dialog with its parts and a paragraph for the failure of its buttons. */
export function openDialog(title: string, text: string | undefined, ...parts: Node[]): HTMLDialogElement {
  const heading = element('h2', { id: 'dialog-title' }, title);
  const problem = element('p', { className: 'problem', role: 'alert' });
  const texts = text ? [element('p', {}, text)] : [];
  const dialog = element('dialog', {}, heading, ...texts, ...parts, problem);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
