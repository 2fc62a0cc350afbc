import { markup } from '../../platform/pages/html.ts';
import { shell } from '../../platform/pages/page-shell.ts';

/** One page for wrong, ended, expired and made-up links. */
export const LOST_PAGE = shell({
  title: 'This link leads nowhere · Tuckaway',
  main: markup`<div class="lost">
    <h1>This link leads nowhere</h1>
    <p>
      It may be incomplete, or the person who shared the list has ended it or made a new one. Please ask them
      for the link.
    </p>
    <p><a class="button" href="/">What is Tuckaway?</a></p>
  </div>`,
});
