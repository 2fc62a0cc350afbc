import { IMAGE_MAX_BYTES } from '@tuckaway/contract/gifts/gifts';

/** File types that the server reads. SVG is excluded, because it can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const NOT_AN_IMAGE = 'Please select a valid image file';
const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB';

export function checkImageFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return NOT_AN_IMAGE;
  return size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : undefined;
}

export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(NOT_AN_IMAGE));
    reader.readAsDataURL(file);
  });
}
