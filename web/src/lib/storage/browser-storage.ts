/** Access to localStorage, which no other module uses. If storage is blocked, nothing is stored and nothing fails. */
export const STORAGE_KEYS = {
  intendedRoute: 'intended_route',
  intendedRouteNote: 'intended_route_note',
  recentLogout: 'recent_logout',
  logoutPending: 'logout_pending',
  sessionHint: 'session_hint',
  authDebug: 'auth_debug',
  preferences: 'user_preferences',
  recentSearches: 'recent_searches',
  recentGifts: 'recent_gifts',
  deviceShelf: 'device_shelf',
} as const;

export type Theme = 'system' | 'light' | 'dark';
interface Preferences {
  theme: Theme;
}
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Ignored: private windows may refuse to store, and nothing here is essential.
  }
}

export function readJson(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(read(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const INTENDED_ROUTE_MS = 30 * 60_000;

/** The page to open after signing in, with the time and the account that it belongs to. */
export const intendedRoute = {
  /** Returns null for an expired entry, or one of another user. */
  read(userId?: string): string | null {
    const { at, userId: owner } = readJson(STORAGE_KEYS.intendedRouteNote);
    const isOld = typeof at === 'number' && Math.abs(Date.now() - at) > INTENDED_ROUTE_MS;
    const isForeign = typeof owner === 'string' && userId !== undefined && owner !== userId;
    return isOld || isForeign ? null : read(STORAGE_KEYS.intendedRoute);
  },
  remember(path: string, userId?: string): void {
    write(STORAGE_KEYS.intendedRoute, path);
    write(STORAGE_KEYS.intendedRouteNote, JSON.stringify({ at: Date.now(), userId }));
  },
  clear(): void {
    write(STORAGE_KEYS.intendedRoute, null);
    write(STORAGE_KEYS.intendedRouteNote, null);
  },
};

const RECENT_LOGOUT_MS = 2000;

export const recentLogout = {
  mark: () => write(STORAGE_KEYS.recentLogout, String(Date.now())),
  clear: () => write(STORAGE_KEYS.recentLogout, null),
  /** True within two seconds of a sign-out; an older mark is removed. */
  isFresh(): boolean {
    const stored = read(STORAGE_KEYS.recentLogout);
    if (stored === null) return false;
    const age = Date.now() - Number(stored);
    if (age >= 0 && age < RECENT_LOGOUT_MS) return true;
    write(STORAGE_KEYS.recentLogout, null);
    return false;
  },
};

/** Calls `callback` when another tab writes the key. */
function onWrittenInOtherTab(key: string, callback: () => void): () => void {
  const receive = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) callback();
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

export const onLogoutInOtherTab = (callback: () => void) =>
  onWrittenInOtherTab(STORAGE_KEYS.recentLogout, callback);
export const onSignInInOtherTab = (callback: () => void) =>
  onWrittenInOtherTab(STORAGE_KEYS.sessionHint, callback);

function flag(key: string) {
  return {
    isSet: () => read(key) !== null,
    set: () => write(key, 'true'),
    clear: () => write(key, null),
  };
}

/** Flag of a sign-out that the server has not confirmed yet. */
export const logoutPending = flag(STORAGE_KEYS.logoutPending);
const storedHint = flag(STORAGE_KEYS.sessionHint);
/**
 * Flag of a browser with an earlier sign-in: only then public pages validate the session. It is also an attribute of
 * <html>, so that CSS shows the right header from the first paint.
 */
export const sessionHint = {
  isSet: storedHint.isSet,
  set() {
    storedHint.set();
    document.documentElement.dataset['hasSession'] = '';
  },
  clear() {
    storedHint.clear();
    delete document.documentElement.dataset['hasSession'];
  },
};
export const authDebug = flag(STORAGE_KEYS.authDebug);

export const preferences = {
  read(): Preferences {
    const theme = THEMES.find((each) => each === readJson(STORAGE_KEYS.preferences)['theme']);
    return { theme: theme ?? 'system' };
  },
  saveTheme(theme: Theme): void {
    write(STORAGE_KEYS.preferences, JSON.stringify({ ...preferences.read(), theme }));
    applyTheme(theme);
  },
};

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Inline script that marks theme, session and query before the first paint; constant, so that its hash can be in the Content-Security-Policy. */
export const PAGE_BOOT_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('${STORAGE_KEYS.preferences}')||'{}').theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('${STORAGE_KEYS.sessionHint}'))document.documentElement.dataset.hasSession='';if(localStorage.getItem('${STORAGE_KEYS.logoutPending}'))document.documentElement.dataset.signingOut=''}catch(e){}if(location.search)document.documentElement.dataset.hasQuery=''`;
