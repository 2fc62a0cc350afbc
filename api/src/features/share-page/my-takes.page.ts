import type { MyTake } from '@tuckaway/contract/sharing/takes';
import { markup, type Html } from '../../platform/pages/html.ts';
import { shell } from '../../platform/pages/page-shell.ts';
import { priceText } from '../../platform/pages/formats.ts';

/** Works without a script: every gift has a form that releases it. */
export const myTakesPage = (takes: readonly MyTake[]): string =>
  shell({
    title: 'What you took · Tuckaway',
    main: markup`<section class="intro">
        <h1>What you took</h1>
        <p class="told">
          This page is yours alone: whoever has its address can change it. Keep it for later.
        </p>
      </section>
      ${
        takes.length === 0
          ? markup`<p class="empty">Nothing any more.</p>`
          : markup`<ul class="mine">
              ${takes.map(takeItem)}
            </ul>`
      }`,
  });

const takeItem = (take: MyTake): Html =>
  markup`<li>
    <div>
      <h2>${take.title}</h2>
      <p class="facts">
        ${take.price !== null && markup`<span class="price">${priceText(Math.round(take.price * 100))}</span>`}<span
          >For ${take.forName}, ${take.listTitle}</span
        >${take.quantity > 1 && markup`<span>${take.quantity} pieces</span>`}${take.shareWith && markup`<span>You would share it</span>`}
      </p>
      ${take.isWithdrawn && markup`<p class="note">It is no longer in the list. Here is what it was.</p>`}
    </div>
    <div class="actions">
      ${take.purchaseUrl !== null && markup`<a class="button quiet" href="${take.purchaseUrl}" target="_blank" rel="noopener noreferrer">Buy</a>`}
      <form method="post">
        <input type="hidden" name="take" value="${take.id}" /><button
          class="button quiet"
          type="submit"
          aria-label="Let go of ${take.title}"
        >
          Let go
        </button>
      </form>
    </div>
  </li>`;
