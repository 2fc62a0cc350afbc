import { useState } from 'react';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { CloseIcon } from '../../ui/graphics/icons.tsx';
import type { FormFields } from '../../ui/hooks/use-form.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { DrawValues } from './draw-draft.ts';

/** Pairs of people who do not give to each other, such as couples. */
export function ExclusionFields({ form }: { form: FormFields<DrawValues> }) {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const { people, exclusions } = form.values;
  const named = people.filter(({ name }) => name.trim() !== '');
  const nameOf = (key: string) => named.find((person) => person.key === key)?.name;
  const shown = exclusions.filter((pair) => nameOf(pair.first) && nameOf(pair.second));
  const isThere = shown.some(
    (pair) => [first, second].includes(pair.first) && [first, second].includes(pair.second),
  );
  const canAdd = first !== '' && second !== '' && first !== second && !isThere;
  const add = () => {
    form.set('exclusions', [...exclusions, { first, second }]);
    setFirst('');
    setSecond('');
  };
  const options = (without: string) => [
    { value: '', label: 'Choose' },
    ...named.filter(({ key }) => key !== without).map(({ key, name }) => ({ value: key, label: name })),
  ];
  if (named.length < 3) return null;
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-xl">Who does not give to whom?</h2>
        <p className="mt-1 text-sm text-ink-soft">Optional, for couples, say. It holds in both directions.</p>
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-1">
          {shown.map((pair) => (
            <li key={`${pair.first} ${pair.second}`} className="flex items-center gap-2">
              <span className="wrap-anywhere">
                {nameOf(pair.first)} and {nameOf(pair.second)}
              </span>
              <IconButton
                label={`Let ${nameOf(pair.first)} and ${nameOf(pair.second)} give to each other`}
                onClick={() =>
                  form.set(
                    'exclusions',
                    exclusions.filter((one) => one !== pair),
                  )
                }
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField label="Not" value={first} options={options(second)} onValueChange={setFirst} />
        <SelectField label="and" value={second} options={options(first)} onValueChange={setSecond} />
        <Button variant="secondary" disabled={!canAdd} onClick={add}>
          Keep apart
        </Button>
      </div>
      {form.errors.exclusions && <InlineError>{form.errors.exclusions}</InlineError>}
    </section>
  );
}
