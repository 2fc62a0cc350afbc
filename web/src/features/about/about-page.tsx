import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { MailIcon } from '../../ui/graphics/icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { CONTACT_ADDRESS } from '../../lib/seo/contact.ts';
import { CONTACT_SUBJECT, VALUES } from './about-texts.ts';
import { Story } from './story.tsx';

const SHELF = [
  'glass-teapot-with-blooming-teas',
  'long-eared-bunny',
  'snake-plant-in-a-clay-pot',
  'acoustic-guitar-starter',
];

export function AboutPage({ contact = CONTACT_ADDRESS }: { contact?: string | undefined }) {
  return (
    <>
      <header className="page pt-12 lg:pt-20">
        <h1 className="max-w-[17ch] text-5xl">Gifts begin long before the day</h1>
        <p className="mt-6 max-w-[36rem] text-lg text-ink-soft">
          About Tuckaway: why it exists, what it is for, and what we hold on to while we make it.
        </p>
        <div className="shelf-board mt-10 flex items-end gap-3 sm:gap-6 lg:mt-14 lg:gap-10 lg:px-10">
          {SHELF.map((slug, index) => (
            <div key={slug} className={index % 2 === 0 ? 'flex-[5]' : 'flex-[4]'}>
              <Picture
                url={`/pictures/gifts/${slug}-512.webp`}
                alt=""
                sizes="(width < 48rem) 24vw, 20rem"
                eager={index === 0}
                className="rounded-b-none"
              />
            </div>
          ))}
        </div>
      </header>
      <Story />
      <Values />
      {contact && <Contact address={contact} />}
    </>
  );
}

function Values() {
  return (
    <section aria-labelledby="values-title" className="bg-paper-sunk py-20 lg:py-28">
      <div className="page">
        <h2 id="values-title" className="text-4xl">
          Six things we <em>hold on to</em>
        </h2>
        <ul className="mt-10 grid gap-x-12 border-t-3 border-shelf sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {VALUES.map(({ name, text }) => (
            <li key={name} className="border-b py-7 lg:py-9">
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Contact({ address }: { address: string }) {
  const href = `mailto:${address}?subject=${encodeURIComponent(CONTACT_SUBJECT)}`;
  return (
    <section aria-labelledby="contact-title" className="page py-20 lg:py-28">
      <h2 id="contact-title" className="max-w-[16ch] text-4xl">
        Tell us about a gift that went right
      </h2>
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        Or one that did not. Questions, ideas and complaints are as welcome.
      </p>
      <a href={href} className={buttonStyle('primary', 'lg', 'mt-8')}>
        <MailIcon /> Write to the founder
      </a>
      <p className="mt-4 text-sm text-ink-soft">Opens your mail program, addressed to {address}.</p>
    </section>
  );
}
