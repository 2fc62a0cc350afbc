import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import { hostOf } from '@tuckaway/domain/hosts';
import { firstName } from '@tuckaway/domain/names';
import { giftPicture, presentOf, presentPicture } from '@tuckaway/domain/pictures';
import { takeWords } from '@tuckaway/domain/take-words';
import type { ShareState } from '@tuckaway/contract/sharing/takes';
import { priceText } from '../../platform/pages/formats.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import type { OpenShare } from '../shares/open-share.store.ts';
import { qrOf, sharePath } from '../shares/share-url.ts';
import type { PageGift } from '../shares/shared-gifts.store.ts';
import { Html, markup } from '../../platform/pages/html.ts';
import { shell } from '../../platform/pages/page-shell.ts';
import { countText, degreeWords } from './share-words.ts';

interface SharedList {
  share: OpenShare;
  token: string;
  gifts: PageGift[];
  /** Takes of the kind 'ideas'. Takes of wishes are never in the page, and are loaded on request. */
  states: Pick<ShareState, 'gifts' | 'others'> | undefined;
  publicUrl: string;
  canMail: boolean;
  addAffiliate: AddAffiliate;
}

export function sharedListPage(list: SharedList): string {
  const { share, token, gifts, publicUrl, canMail } = list;
  const name = firstName(share.ownerName);
  const shareUrl = publicUrl + sharePath(token);
  return shell({
    title: `${share.listTitle} · from ${name}`,
    head: card(list, shareUrl, name),
    script: '/share-page.js',
    main: markup`<section
        class="intro"
        data-kind="${share.kind}"
        data-name="${name}"
        data-can-mail="${canMail ? 'yes' : 'no'}"
      >
        <p class="from">${share.kind === 'wishes' ? `${name}’s wishes` : `Gift ideas, shared by ${name}`}</p>
        <h1>${share.listTitle}</h1>
        ${share.words !== null && markup`<p class="words">${share.words}</p>`}
        <p class="told">${degreeWords(share)}</p>
        <div class="ask" id="ask" hidden></div>
        <noscript
          ><p class="note">
            You can read this page as it is. To say that you bring a gift, please turn JavaScript on.
          </p></noscript
        >
      </section>
      <p class="live" role="status" id="live"></p>
      <ul class="gifts">
        ${gifts.map((gift) => giftItem(gift, list))}
      </ul>
      ${gifts.length === 0 && markup`<p class="empty">There is nothing in this list yet. Please come back later.</p>`}
      <section class="others" id="others" ${list.states?.others.length ? '' : new Html(' hidden')}>
        <h2>Others bring</h2>
        <ul>
          ${list.states?.others.map(otherItem)}
        </ul>
      </section>
      <aside class="paper">
        <div class="qr">${new Html(qrOf(shareUrl))}</div>
        <p>${name}’s list, always up to date: scan the code, or open<br />${shareUrl}</p>
      </aside>`,
  });
}

function giftItem(gift: PageGift, { token, states, addAffiliate }: SharedList): Html {
  const { purchaseUrl, isAffiliate } = addAffiliate(gift);
  const shop = gift.retailer ?? (purchaseUrl === null ? null : hostOf(purchaseUrl));
  const state = states?.gifts.find((one) => one.gift === gift.ref);
  return markup`<li class="gift" data-gift="${gift.ref}" id="g-${gift.ref}">
    <div class="picture">${picture(gift, token)}</div>
    <h2>${gift.title}</h2>
    <p class="facts">
      ${gift.priceCents !== null && markup`<span class="price">${priceText(gift.priceCents)}</span>`}${shop !== null && markup`<span class="shop">${shop}</span>`}
    </p>
    <p class="state">${state && takeWords(state)}</p>
    <div class="actions">
      ${purchaseUrl !== null && markup`<a class="button quiet" href="${purchaseUrl}" target="_blank" rel="noopener noreferrer${isAffiliate && ' sponsored nofollow'}" aria-label="Buy ${gift.title}">Buy</a>`}
    </div>
  </li>`;
}

const otherItem = ({ text, name }: ShareState['others'][number]) =>
  markup`<li>${text}${name !== null && markup` <span class="by">${name}</span>`}</li>`;

const picturePath = (token: string, gift: string) => pathTo(documents.sharedPicture.path, { token, gift });

function picture({ pictureKey, imageId, ref, title }: PageGift, token: string): Html {
  if (pictureKey !== null) {
    const page = giftPicture(pictureKey);
    const files = `${page.replace('-512.', '-320.')} 320w, ${page} 512w`;
    return markup`<img
      src="${page}"
      srcset="${files}"
      sizes="(width < 48rem) 46vw, 18rem"
      alt=""
      width="512"
      height="512"
      loading="lazy"
    />`;
  }
  const src = imageId === null ? present(title) : picturePath(token, ref);
  return markup`<img src="${src}" alt="" width="512" height="512" loading="lazy" />`;
}

/** The wrapped present of a gift without a picture, on the same paper as in the app. */
const present = (title: string) => presentPicture(presentOf(title).paper);

/** Metadata for link previews: without takes, and with the sharer's first name only. */
function card({ share, gifts, token, publicUrl }: SharedList, shareUrl: string, name: string): Html {
  const first = gifts[0];
  const cardPicture =
    first === undefined
      ? '/og-default.png'
      : first.pictureKey !== null
        ? giftPicture(first.pictureKey)
        : first.imageId !== null
          ? `${picturePath(token, first.ref)}?size=page`
          : present(first.title);
  const description = `${countText(gifts.length)}, shared by ${name}.`;
  return markup`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Tuckaway" />
    <meta property="og:title" content="${share.listTitle}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${shareUrl}" />
    <meta property="og:image" content="${publicUrl}${cardPicture}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}
