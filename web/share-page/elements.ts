import { failureText } from './call.ts';

type Child = Node | string;

/** An element with its text as text: nothing that people wrote is ever read as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...children);
  return made;
}

/** A button that shows the failure of its handler: in the dialog it is in, otherwise on the page. */
export function button(text: string, onPress: () => unknown, isQuiet = false): HTMLButtonElement {
  const made = element('button', { type: 'button', className: isQuiet ? 'button quiet' : 'button' }, text);
  made.addEventListener('click', () => void press(made, onPress));
  return made;
}

async function press(pressed: HTMLButtonElement, onPress: () => unknown): Promise<void> {
  // Found before the handler, which may remove the button.
  const dialog = pressed.closest('dialog');
  const problem = dialog?.querySelector('.problem');
  if (problem) problem.textContent = '';
  try {
    await onPress();
  } catch (error) {
    // An open dialog makes the page behind it inert, with its announcements.
    if (dialog?.open && problem) problem.textContent = failureText(error);
    else say(failureText(error));
  }
}

let fields = 0;

/** A labelled control. */
export function field(label: string, control: HTMLInputElement | HTMLSelectElement): HTMLElement {
  control.id = `field-${++fields}`;
  return element('p', { className: 'field' }, element('label', { htmlFor: control.id }, label), control);
}

export function option(value: string, text: string): HTMLOptionElement {
  return element('option', { value }, text);
}

/** Announces a change, also to screen readers. */
export function say(text: string): void {
  document.querySelector('#live')!.textContent = text;
}
