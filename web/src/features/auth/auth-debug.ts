import { authDebug } from '../../lib/storage/browser-storage.ts';
import { fetchMe, validateSession } from './auth.calls.ts';

/** Debug log: names of the cookies that arrive at the server and the result of the session check. Off by default. */
export async function probeAuth(occasion: string): Promise<void> {
  if (!authDebug.isSet()) return;
  const [cookies, validation, me] = await Promise.allSettled([
    fetch('/debug/cookies', { credentials: 'include' }).then((response) => response.json()),
    validateSession(),
    fetchMe(),
  ]);
  console.warn(`Auth probe (${occasion})`, { cookies, validation, me });
}
