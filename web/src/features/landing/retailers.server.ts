import { RetailerEntry } from '@tuckaway/content/catalogue/catalogue.schema';
import { parseEntries } from '@tuckaway/content/yaml-source';
import source from '../../../../content/catalogue/retailers.yaml?raw';

/** Names of the catalogue's shops, in the order of its file. */
export function readRetailers(): string[] {
  return parseEntries('content/catalogue/retailers.yaml', source, RetailerEntry).map(
    ({ entry }) => entry.name,
  );
}
