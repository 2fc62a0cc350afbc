import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { Principle } from './research.server.ts';
import { Research } from './research.tsx';
import { Retailers } from './retailers.tsx';
import { Steps } from './steps.tsx';
import { Voices } from './voices.tsx';

/** Data of the loader, which is in the prerendered HTML and not in the script. */
interface LandingWords {
  retailers: readonly string[];
  principles: readonly Principle[];
}

export function LandingPage({ retailers, principles }: LandingWords) {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Research principles={principles} />
      <Retailers names={retailers} />
      <Voices />
      <Closing />
    </>
  );
}
