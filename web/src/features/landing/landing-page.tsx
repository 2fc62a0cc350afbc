import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Research } from './research.tsx';
import { Retailers } from './retailers.tsx';
import { Steps } from './steps.tsx';
import { Voices } from './voices.tsx';

export function LandingPage({ retailers }: { retailers: readonly string[] }) {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Research />
      <Retailers names={retailers} />
      <Voices />
      <Closing />
    </>
  );
}
