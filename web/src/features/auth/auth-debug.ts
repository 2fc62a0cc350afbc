import { authDebug } from '../../lib/storage/browser-storage.ts';
import { fetchMe, validateSession } from './auth.calls.ts';

/**
 * Debug log of a session that is lost between sign-in and the first write: names of the cookies that arrive at the server, and
 * the results of the session checks. Called before a gift or a list is created. A developer turns it on with `auth_debug` in
 * local storage; only local mode has /debug/cookies. Required (docs/decisions/0431).
 */
export async function logAuthDebug(occasion: string): Promise<void> {
  if (!authDebug.isSet()) return;
  const [cookies, validation, me] = await Promise.allSettled([
    fetch('/debug/cookies', { credentials: 'include' }).then((response) => response.json()),
    validateSession(),
    fetchMe(),
  ]);
  console.warn(`Auth probe (${occasion})`, { cookies, validation, me });
}
