import { ContactPreview } from '@tuckaway/contract/people/contact-preview';
import { readContactFile } from './contact-preview.ts';
import type { ExistingPerson } from './mark-duplicates.ts';

export const today = '2026-11-17';

export function preview(file: string | Uint8Array, existing: ExistingPerson[] = []) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reading = readContactFile({ bytes, existing, today });
  if ('refused' in reading) throw new Error(`refused: ${reading.refused}`);
  return ContactPreview.parse(reading.preview);
}

export const nobody = { email: null, birthday: null, anniversary: null, relationship: null, double: null };
