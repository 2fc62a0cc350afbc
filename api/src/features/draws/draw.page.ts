import { firstName } from '@tuckaway/domain/names';
import type { DrawnName } from '@tuckaway/contract/sharing/draws';
import { markup, type Html } from '../../platform/pages/html.ts';
import { shell } from '../../platform/pages/page-shell.ts';
import { longDate, priceText } from '../../platform/pages/formats.ts';
import type { GiverDraw } from './draw-result.store.ts';

const TITLE = 'A draw · Tuckaway';

const facts = ({ dayOn, budgetCents }: GiverDraw): Html =>
  markup`<p class="facts">
    <span>${longDate(dayOn)}</span>${budgetCents !== null && markup`<span class="price">About ${priceText(budgetCents)}</span>`}
  </p>`;

const intro = (draw: GiverDraw, rest: Html): string =>
  shell({
    title: TITLE,
    main: markup`<section class="intro draw">
      <h1>${draw.title}</h1>
      ${facts(draw)}${rest}
    </section>`,
  });

/** Page before the name is shown. It does not reveal whether the link was opened. */
export const drawPage = (draw: GiverDraw): string =>
  intro(
    draw,
    markup`<p class="told">
        Hello ${draw.giverName}. ${firstName(draw.organiserName)} has drawn names: everybody gives to one
        other. Only you see whom you drew, and ${firstName(draw.organiserName)} sees that you have looked.
      </p>
      <form method="post"><button class="button" type="submit">Show whom I drew</button></form>`,
  );

export const undrawnPage = (draw: GiverDraw): string =>
  intro(
    draw,
    markup`<p class="told">
      Hello ${draw.giverName}. The names are not drawn yet, or are being drawn again. Please open this page
      later.
    </p>`,
  );

export const drawnPage = (draw: GiverDraw, drawn: DrawnName): string =>
  shell({
    title: TITLE,
    script: '/draw-page.js',
    main: markup`<section class="intro draw">
      <p class="told">${draw.title}: you give to</p>
      <h1 id="drawn">${drawn.name}</h1>
      ${facts(draw)}
      <p class="told">Keep it to yourself. You can open this page again until two months after the day.</p>
      ${
        drawn.openedAt !== null &&
        markup`<p class="told">It was opened before, first on ${longDate(drawn.openedAt.slice(0, 10))}.</p>`
      }
      <div id="keep" class="ask" hidden></div>
      <p id="live" role="status" class="problem"></p>
    </section>`,
  });

/** One page for wrong, ended, expired and made-up links. */
export const LOST_DRAW_PAGE = shell({
  title: 'This link leads nowhere · Tuckaway',
  main: markup`<div class="lost">
    <h1>This link leads nowhere</h1>
    <p>
      It may be incomplete, or the draw has ended, or you were sent a newer link. Please ask the person who
      drew the names.
    </p>
    <p><a class="button" href="/">What is Tuckaway?</a></p>
  </div>`,
});
