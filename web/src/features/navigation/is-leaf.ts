import { paths } from '../../lib/paths.ts';

/** Only people have pages of their own below: a person's page belongs to People. */
export const isLeaf = (to: string) => to !== paths.recipients;
