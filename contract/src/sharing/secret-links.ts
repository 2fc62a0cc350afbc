import { z } from 'zod';

/** How many days an invitation to a circle or to a list works. */
export const INVITATION_DAYS = 14;

/** The token of a link. Any text is accepted: a wrong token gets the same response as an ended one. */
export const LinkToken = z.string().min(1).max(200);
export const TokenParams = z.strictObject({ token: LinkToken });
