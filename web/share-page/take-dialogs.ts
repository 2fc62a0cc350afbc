import { EMAIL_MAX, GIVER_NAME_MAX, OTHER_TEXT_MAX } from '@tuckaway/domain/limits';
import { button, element, field, option, say } from './elements.ts';
import { openDialog, openForm } from './form-dialog.ts';
import { page, server } from './page.ts';
import type { GiftState } from './state-words.ts';

/** The visitor's name as typed last on this page; the next dialog offers it. */
let lastName = '';

function nameInput(): HTMLInputElement {
  return element('input', {
    type: 'text',
    maxLength: GIVER_NAME_MAX,
    required: true,
    autocomplete: 'name',
    value: lastName,
  });
}

interface After {
  isSignedIn: boolean;
  /** Renders the changed takes. */
  refresh: () => Promise<unknown>;
}

/** Says first who will see the take. */
export function askToTake(title: string, state: GiftState, after: After): void {
  const name = nameInput();
  const quantity = element('select', {});
  for (let n = 1; n <= state.free; n++) quantity.append(option(String(n), String(n)));
  const share = element('input', { type: 'checkbox', checked: state.isShared && state.free === 0 });
  const isJoining = share.checked;
  // A shared take is one piece, of which each giver pays a part.
  share.addEventListener('change', () => {
    quantity.disabled = share.checked;
    if (share.checked) quantity.value = '1';
  });
  const check = element('label', { className: 'check' }, share, 'I would share this one');
  openForm({
    title: isJoining ? `Join in: ${title}` : `I bring: ${title}`,
    text: page.told,
    parts: [
      field('Your name', name),
      ...(state.free > 1 ? [field('How many', quantity)] : []),
      ...(isJoining ? [] : [check]),
    ],
    submit: isJoining ? 'Join in' : 'I bring this',
    send: async () => {
      const pieces = state.free > 1 ? Number(quantity.value) : 1;
      const body = { gift: state.gift, name: name.value, quantity: pieces, shareWith: share.checked };
      // Also after a refusal, because another visitor was faster.
      const taken = await server.take(body).finally(() => void after.refresh());
      lastName = name.value;
      say(`You bring ${title}.`);
      showTaken(taken, after.isSignedIn);
    },
  });
}

export function askForOther(after: After): void {
  const text = element('input', { type: 'text', maxLength: OTHER_TEXT_MAX, required: true });
  const name = nameInput();
  openForm({
    title: 'I bring something else',
    text: page.told,
    parts: [field('What you bring', text), field('Your name', name)],
    submit: 'Say so',
    send: async () => {
      const taken = await server.bringOther({ text: text.value, name: name.value });
      lastName = name.value;
      await after.refresh();
      showTaken(taken, false);
    },
  });
}

/** The personal link, once: it leads here from any other browser. */
function showTaken({ id, personalLink }: { id: string; personalLink: string }, isSignedIn: boolean): void {
  const link = element('input', { type: 'text', readOnly: true, value: personalLink });
  link.addEventListener('focus', () => link.select());
  const dialog = openDialog(
    'Thank you',
    'You can undo it here in this browser. To change your mind somewhere else, keep your personal link:',
    field('Your personal link', link),
  );
  const copy = button('Copy link', async () => {
    await navigator.clipboard?.writeText(personalLink).then(() => (copy.textContent = 'Copied'));
  });
  const row = element('p', { className: 'row' }, copy);
  if (page.canMail) row.append(button('Send it to me', () => askForMail(dialog), true));
  if (isSignedIn) row.append(button('Note it in my People', () => askForPerson(id, dialog), true));
  row.append(button('Done', () => dialog.close(), true));
  dialog.append(row);
}

function askForMail(before: HTMLDialogElement): void {
  before.close();
  const email = element('input', {
    type: 'email',
    required: true,
    autocomplete: 'email',
    maxLength: EMAIL_MAX,
  });
  openForm({
    title: 'Send it to me',
    text: 'The mail holds your personal link and nothing else. The address is not kept.',
    parts: [field('Your e-mail', email)],
    submit: 'Send',
    send: async () => {
      await server.mail(email.value);
      say('Your personal link is on its way.');
    },
  });
}

const NEW_PERSON = 'new';

/** For a visitor who is signed in: whom of their people it is for. */
async function askForPerson(takeId: string, before: HTMLDialogElement): Promise<void> {
  before.close();
  const people = await server.people().catch(() => []);
  const who = element('select', {}, ...people.map(({ id, name }) => option(String(id), name)));
  who.append(option(NEW_PERSON, `Somebody new: ${page.name}`));
  who.value = String(people.find(({ name }) => name.split(' ')[0] === page.name)?.id ?? NEW_PERSON);
  const status = element('select', {}, option('idea', 'An idea'), option('bought', 'Bought already'));
  openForm({
    title: 'Note it in my People',
    parts: [field('Who it is for', who), field('How far it is', status)],
    submit: 'Note it',
    send: async () => {
      const recipient = who.value === NEW_PERSON ? { name: page.name } : { id: Number(who.value) };
      await server.keep(takeId, { recipient, status: status.value as 'idea' | 'bought' });
      say('Noted in your People.');
    },
  });
}

/** All that was taken from this browser, on whichever lists. */
export async function showMine(after: After): Promise<void> {
  const mine = await server.mine();
  const list = element('ul', { className: 'mine' });
  const done = element('p', { role: 'status' });
  for (const take of mine) {
    const about = `For ${take.forName}, ${take.listTitle}${take.isWithdrawn ? '. No longer in the list' : ''}`;
    const item = element(
      'li',
      {},
      element('div', {}, element('b', {}, take.title), element('small', {}, about)),
    );
    const undo = button(
      'Undo',
      async () => {
        await server.undo(take.id);
        item.remove();
        done.textContent = `You no longer bring ${take.title}.`;
        await after.refresh();
      },
      true,
    );
    undo.setAttribute('aria-label', `Undo: ${take.title}`);
    item.append(undo);
    list.append(item);
  }
  const dialog = openDialog('What I took', mine.length === 0 ? 'Nothing yet.' : undefined, list, done);
  dialog.append(
    element(
      'p',
      { className: 'row' },
      button('Done', () => dialog.close()),
    ),
  );
}

/** Asks a signed-in owner before showing takes. */
export function askOwner(look: () => unknown): void {
  const dialog = openDialog(
    'This is your own list',
    'Showing what is free would tell you what others bring. Do you want to see it?',
  );
  const show = button('Show it anyway', () => (dialog.close(), look()), true);
  dialog.append(
    element(
      'p',
      { className: 'row' },
      show,
      button('Keep the surprise', () => dialog.close()),
    ),
  );
}
