import type { ReactNode } from 'react';
import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';

export function Story() {
  return (
    <div className="page py-20 lg:py-28">
      <Part id="story" title="Our story">
        <p className="font-heading text-xl">
          In May a friend picks up a small blue bowl, turns it over, looks at the price and puts it back. You
          notice. You think: her birthday.
        </p>
        <p>
          In October it is her birthday, and you are in a shop, and you no longer know what it was. You buy
          something nice. She says thank you, and means it, and you both know it could have been for anybody.
        </p>
        <p>
          Most of us are not bad at giving. We are bad at keeping: the idea comes at the wrong time, on a
          walk, in the middle of a sentence, and there is no drawer to put it in. Notes fill up. Screenshots
          sink. Shops remember what you looked at, but not for whom.
        </p>
        <p>
          Tuckaway is that drawer. You put the idea in when it comes, with a name on it. You take it out when
          the day comes. And you can look up what you gave last year, so that nobody gets the same scarf
          twice.
        </p>
      </Part>
      <Part id="mission" title="Our mission">
        <p className="font-heading text-2xl">
          To help people keep every good gift idea until the day it is needed, so that giving is less work and
          says more.
        </p>
      </Part>
      <Part id="vision" title="Our vision">
        <p className="font-heading text-2xl">
          A world with fewer gifts bought in a panic, and more that make somebody say: you remembered.
        </p>
        <p>
          We are not there. Tuckaway {IS_SIGN_UP_OPEN ? 'is young' : 'is still before its opening'}, and there
          is much to learn. We would rather be useful to a few people soon than impressive to everybody later.
        </p>
      </Part>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 border-t py-10 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:py-14"
    >
      <h2 id={id}>{title}</h2>
      <div className="max-w-prose space-y-5">{children}</div>
    </section>
  );
}
