import { CONTACT_FILE_MAX_BYTES } from '@tuckaway/contract/people/contact-preview';

const MAX_MB = CONTACT_FILE_MAX_BYTES / 1024 / 1024;

/** Reason to refuse a file before it is sent; undefined if it may be sent. */
export function contactFileProblem({ name, size }: File): string | undefined {
  if (!/\.(vcf|csv)$/i.test(name)) return 'Please choose a .vcf or .csv file';
  if (size === 0) return 'This file is empty';
  return size > CONTACT_FILE_MAX_BYTES
    ? `This file is larger than ${MAX_MB} MB. Export your contacts without pictures`
    : undefined;
}

/** Bytes of a file in base64. The server detects the text encoding. */
export function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
