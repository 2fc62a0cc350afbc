import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import encodeQR from 'qr';

export const sharePath = (token: string) => pathTo(documents.sharedList.path, { token });

/** QR code of the link, which works without an account. */
export const qrOf = (link: string) => encodeQR(link, 'svg', { ecc: 'medium', border: 2 });
