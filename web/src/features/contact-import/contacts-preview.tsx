import { dayOfYearText } from '@tuckaway/domain/days/day-words';
import type { ContactPerson, ContactPreview } from '@tuckaway/contract/people/contact-preview';
import { useState } from 'react';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';

interface ContactsPreviewProps {
  preview: ContactPreview;
  /** Places of the chosen people in the file. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

// With more people than this, a search and buttons for all of them are shown.
const TOOLS_FROM = 4;

/** People read from a file, and skipped entries. */
export function ContactsPreview({ preview, chosen, onChoose }: ContactsPreviewProps) {
  const { people, leftOut, moreLeftOut } = preview;
  const toggle = (place: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(place);
    else next.delete(place);
    onChoose(next);
  };
  const [search, setSearch] = useState('');
  const [isWithBirthday, setIsWithBirthday] = useState(false);
  const shown = people.filter(
    ({ name, birthday }) =>
      (!isWithBirthday || birthday !== null) && name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const setAllShown = (isChosen: boolean) => {
    const others = [...chosen].filter((place) => !shown.some((person) => person.place === place));
    onChoose(new Set([...others, ...(isChosen ? shown.map(({ place }) => place) : [])]));
  };
  const leftOutCount = leftOut.length + moreLeftOut;
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {`Read ${people.length} ${plural(people.length, 'person', 'people')}`}
        {leftOutCount > 0 && `, left out ${leftOutCount}`}
      </p>
      {people.length > TOOLS_FROM && (
        <div className="flex flex-wrap items-center gap-2">
          <TextField
            label="Search the people in the file"
            labelHidden
            placeholder="Search by name..."
            autoComplete="off"
            className="min-w-40 grow basis-0"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ChipButton pressed={isWithBirthday} onPress={() => setIsWithBirthday(!isWithBirthday)}>
            With a birthday
          </ChipButton>
          <Button size="sm" variant="quiet" onClick={() => setAllShown(true)}>
            Select all
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAllShown(false)}>
            Select none
          </Button>
        </div>
      )}
      <ul
        aria-label="People in the file"
        className="-mx-1 max-h-72 divide-y overflow-y-auto px-1 empty:hidden"
      >
        {shown.map((person) => (
          <li key={person.place}>
            <Checkbox
              className="py-1.5"
              label={<span className="wrap-anywhere">{person.name}</span>}
              hint={hintOf(person)}
              checked={chosen.has(person.place)}
              onCheckedChange={(isChosen) => toggle(person.place, isChosen)}
            />
          </li>
        ))}
      </ul>
      {leftOutCount > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">What was left out</summary>
          <ul className="grid gap-1 pl-4">
            {leftOut.map(({ place, name, why }, index) => (
              <li key={index} className="wrap-anywhere">
                {[place !== null && `Entry ${place}`, name, why].filter(Boolean).join(': ')}
              </li>
            ))}
            {moreLeftOut > 0 && <li>And {moreLeftOut} more</li>}
          </ul>
        </details>
      )}
    </>
  );
}

/** 'Already among your people as Ann · Birthday April 15, 1985 · ann@example.com' */
function hintOf({ birthday, anniversary, email, double: duplicate }: ContactPerson): string | undefined {
  const parts = [
    duplicate && duplicateText(duplicate),
    birthday && `Birthday ${dayOfYearText(birthday)}`,
    anniversary && `Anniversary ${dayOfYearText(anniversary)}`,
    email,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

const duplicateText = ({ of, name }: NonNullable<ContactPerson['double']>) =>
  of === 'people'
    ? `Already among your people as ${name}: gets what is missing there`
    : `Also in this file as ${name}`;
