import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import encodeQR from 'qr';

export const sharePath = (token: string) => pathTo(documents.sharedList.path, { token });

/** QR code of the address of a shared list, which works without an account. */
export const qrOf = (shareUrl: string) => encodeQR(shareUrl, 'svg', { ecc: 'medium', border: 2 });
