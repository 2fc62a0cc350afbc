/** Contact address: CONTACT_EMAIL at build time. Without it no page shows one. */
export const CONTACT_ADDRESS: string | undefined = import.meta.env['CONTACT_EMAIL'] || undefined;
