const CLOSED_CHECK_MS = 250;

/** Opens the account chooser; the promise is for the chosen account, or undefined when the window was closed. */
export function openChooser(provider, nonce) {
  const query = new URLSearchParams({ provider, ...(nonce ? { nonce } : {}) });
  const chooser = window.open(
    `/dev/identity/choose?${query}`,
    'local-identity',
    'popup,width=480,height=760',
  );
  if (!chooser) return undefined;

  return new Promise((resolve) => {
    const finish = (account) => {
      clearInterval(closedCheck);
      window.removeEventListener('message', receive);
      resolve(account);
    };
    const receive = (event) => {
      if (
        event.origin !== location.origin ||
        event.source !== chooser ||
        event.data?.type !== 'local-identity'
      )
        return;
      finish(event.data.ok ? event.data : undefined);
    };
    const closedCheck = setInterval(() => chooser.closed && finish(undefined), CLOSED_CHECK_MS);
    window.addEventListener('message', receive);
  });
}
