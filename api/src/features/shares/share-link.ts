import encodeQR from 'qr';

export const sharePath = (token: string) => `/s/${token}`;

/** QR code of the link, which works without an account. */
export const qrOf = (link: string) => encodeQR(link, 'svg', { ecc: 'medium', border: 2 });
