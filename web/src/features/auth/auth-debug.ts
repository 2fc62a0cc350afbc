import { authDebug } from '../../lib/storage/browser-storage.ts';
import { fetchMe, validateSession } from './auth.calls.ts';

/** Logs which cookies arrive at the server (names only) and what it makes of them. Does nothing unless asked for. */
export async function probeAuth(occasion: string): Promise<void> {
  if (!authDebug.isSet()) return;
  const [cookies, validation, me] = await Promise.allSettled([
    fetch('/debug/cookies', { credentials: 'include' }).then((response) => response.json()),
    validateSession(),
    fetchMe(),
  ]);
  console.warn(`Auth probe (${occasion})`, { cookies, validation, me });
}
