/** SIGN_UP=open when the site is built: public pages offer an account instead of the waitlist. */
export const IS_SIGN_UP_OPEN: boolean = import.meta.env['SIGN_UP'] === 'open';
