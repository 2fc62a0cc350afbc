import { parse } from 'yaml';
import source from '../../../../content/catalogue/retailers.yaml?raw';

/** The shops of the catalogue, by name, as they stand in its file. */
export function readRetailers(): string[] {
  return (parse(source) as { name: string }[]).map(({ name }) => name);
}
