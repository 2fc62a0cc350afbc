import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';

/** Where an uploaded picture is served. */
export const pictureUrl = (imageId: string) => pathTo(documents.picture.path, { imageId });

/** The id of a picture that is stored already; undefined for anything else, such as a data URL. */
export const pictureIdIn = (url: string): string | undefined =>
  /^\/api\/v1\/images\/([0-9a-f]{32})$/.exec(url)?.[1];
