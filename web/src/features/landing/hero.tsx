import { paths } from '../../lib/navigation/paths.ts';
import { FindForm } from '../navigation/find-form.tsx';
import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';
import { SignUpCard } from '../waitlist/sign-up-card.tsx';
import { WaitlistCard } from '../waitlist/waitlist-card.tsx';
import { HeroPicture } from './hero-picture.tsx';

export function Hero() {
  return (
    <div className="relative grid gap-y-7 lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-7 lg:pl-[max(min(4vw,3rem),calc((100vw-90rem)/2+3rem))] xl:grid-cols-[33rem_minmax(0,1fr)]">
      <header className="page pt-7 lg:px-0 lg:pt-12">
        <h1 className="max-w-[11ch] text-5xl">Always Have the Perfect Gift Ready</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-ink-soft">
          The good idea comes in April; the birthday is in June. Tuckaway keeps the idea on your shelf, with a
          name on its tag, until the day you need it.
        </p>
        <TryIt />
      </header>
      <div className="overflow-hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:ml-10 lg:self-center lg:rounded-l-lg">
        <HeroPicture />
      </div>
      <div className="page z-1 -mt-9 lg:mt-0 lg:mb-16 lg:px-0">
        {IS_SIGN_UP_OPEN ? <SignUpCard /> : <WaitlistCard />}
      </div>
    </div>
  );
}

/** Search and lists work without an account. */
function TryIt() {
  return (
    <>
      <FindForm className="mt-6 max-w-[34rem]" />
      <p className="mt-2.5 text-sm">
        Nothing to wait for: search now,{' '}
        <a href={paths.findByFinder} className="link">
          answer five questions
        </a>
        , or{' '}
        <a href={paths.publicLists} className="link">
          browse our gift lists
        </a>
        .
      </p>
    </>
  );
}
