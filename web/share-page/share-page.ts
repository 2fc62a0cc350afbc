/*
 * The script of a shared list. The page can be read without it: it counts the visit, and lets visitors see which gifts are
 * free and take them.
 */
import './share-page.css';
import type { ShareState } from '@tuckaway/contract/sharing/takes';
import { failureText } from './call.ts';
import { button, element, say } from './elements.ts';
import { page, server } from './page.ts';
import { stateWords, type GiftState } from './state-words.ts';
import { askForOther, askOwner, askToTake, showMine } from './take-dialogs.ts';

const ask = document.querySelector<HTMLElement>('#ask')!;
let isSignedIn = false;
let showTakes = false;

/** A refusal, also that the link has ended meanwhile. */
const tell = (error: unknown) => say(failureText(error));

async function refresh(): Promise<void> {
  try {
    show(await server.state(showTakes));
  } catch (error) {
    tell(error);
  }
}

const after = {
  refresh,
  get isSignedIn() {
    return isSignedIn;
  },
};

function show(state: ShareState): void {
  if (state.asksFirst) return askOwner(() => ((showTakes = true), refresh()));
  const byGift = new Map(state.gifts.map((one) => [one.gift, one]));
  for (const item of document.querySelectorAll<HTMLElement>('.gift')) {
    const one = byGift.get(item.dataset['gift']!);
    if (one) showGift(item, one);
  }
  showOthers(state.others);
  ask.replaceChildren(
    button('I bring something else', () => askForOther(after), true),
    button('What I took', () => showMine(after), true),
  );
}

function showGift(item: HTMLElement, state: GiftState): void {
  const title = item.querySelector('h2')!.textContent;
  item.querySelector('.state')!.textContent = stateWords(state);
  item.classList.toggle('taken', state.free === 0 && state.mine === null && !state.isShared);
  item.querySelector('.take')?.remove();
  const action = actionFor(title, state);
  if (!action) return;
  action.classList.add('take');
  action.setAttribute('aria-label', `${action.textContent}: ${title}`);
  item.querySelector('.actions')!.prepend(action);
}

function actionFor(title: string, state: GiftState): HTMLButtonElement | undefined {
  const { mine } = state;
  if (mine !== null) {
    const undo = async () => {
      await server.undo(mine).then(() => say(`You no longer bring ${title}.`), tell);
      await refresh();
    };
    return button('Undo', undo, true);
  }
  if (state.free === 0 && !state.isShared) return undefined;
  return button(state.free === 0 ? 'Join in' : 'I bring this', () => askToTake(title, state, after));
}

function showOthers(others: ShareState['others']): void {
  const section = document.querySelector<HTMLElement>('#others')!;
  section.hidden = others.length === 0;
  const items = others.map(({ text, name, mine }) =>
    element('li', {}, text, element('span', { className: 'by' }, mine ? ' you' : name ? ` ${name}` : '')),
  );
  section.querySelector('ul')!.replaceChildren(...items);
}

/** A visitor who is signed in may keep any gift of the page. */
function offerSaving(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.gift')) {
    const save = button(
      'Save',
      () =>
        server.save(item.dataset['gift']!).then(() => {
          save.textContent = 'Saved';
          save.disabled = true;
        }),
      true,
    );
    save.setAttribute('aria-label', `Save ${item.querySelector('h2')!.textContent}`);
    item.querySelector('.actions')!.append(save);
  }
}

function offerState(): void {
  ask.replaceChildren(button('I’m giving: show what is free', refresh));
  ask.hidden = false;
}

async function open(): Promise<void> {
  offerState();
  const opened = await server.open();
  isSignedIn = opened.isSignedIn;
  if (opened.isSignedIn && !opened.isOwner) offerSaving();
  // Takes of ideas are always shown, takes of wishes on request.
  if (page.kind === 'ideas') await refresh();
}

open().catch(tell);
