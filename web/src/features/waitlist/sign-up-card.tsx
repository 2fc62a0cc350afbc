import { JoinButton } from '../navigation/join-button.tsx';
import { WAITLIST_ANCHOR } from '../navigation/waitlist-anchor.ts';

/** Card that replaces the waitlist once sign-up is open. */
export function SignUpCard() {
  return (
    <section
      id={WAITLIST_ANCHOR}
      aria-labelledby="sign-up-title"
      className="scroll-mt-24 rounded-lg border bg-card p-5 shadow-float sm:p-6"
    >
      <h2 id="sign-up-title">Begin your shelf</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        Tuckaway is open. Signing up takes a minute, and there is no new password to remember.
      </p>
      <JoinButton size="lg" />
    </section>
  );
}
