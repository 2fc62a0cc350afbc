const first = Number(process.env.E2E_PORT ?? 4173);

/** Ports of the production server, of the local identity provider that signs people in there, and of `npm start`. */
export const ports = { production: first, issuer: first + 1, local: first + 2 };
