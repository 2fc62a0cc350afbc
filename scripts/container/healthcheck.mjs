// The health check of the container: exits with 0 while the server accepts requests.
const address = `http://127.0.0.1:${process.env.PORT || '3000'}/readyz`;
const response = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
