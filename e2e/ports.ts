const first = Number(process.env.E2E_PORT ?? 4173);

/** Of the production server, of the issuer that vouches for people there, and of `npm start`. */
export const ports = { production: first, issuer: first + 1, local: first + 2 };
