import { PICTURE_MAX_BYTES } from '@tuckaway/contract/gifts/gifts';

/** File types that the server accepts. SVG is excluded, because it can contain scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const NOT_A_PICTURE = 'Please select a valid image file';
const PICTURE_TOO_LARGE = 'Please select an image smaller than 5MB';

export function checkPictureFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return NOT_A_PICTURE;
  return size > PICTURE_MAX_BYTES ? PICTURE_TOO_LARGE : undefined;
}

export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(NOT_A_PICTURE));
    reader.readAsDataURL(file);
  });
}
