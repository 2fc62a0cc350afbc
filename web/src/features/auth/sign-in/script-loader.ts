import { wait } from '../../../lib/wait.ts';

const SCRIPT_WAIT_MS = 10_000;
const SCRIPT_POLL_MS = 100;

/** Adds a provider's script once and waits for its global object. */
export async function loadScript<Api>(
  url: string,
  find: () => Api | undefined,
  failure: string,
): Promise<Api> {
  const present = find();
  if (present) return present;
  if (!document.querySelector(`script[src="${CSS.escape(url)}"]`)) addScript(url);

  for (let waited = 0; waited < SCRIPT_WAIT_MS; waited += SCRIPT_POLL_MS) {
    await wait(SCRIPT_POLL_MS);
    const found = find();
    if (found) return found;
  }
  // Removes the failed script tag, so that the next attempt adds a new one.
  document.querySelector(`script[src="${CSS.escape(url)}"]`)?.remove();
  throw new Error(failure);
}

function addScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
