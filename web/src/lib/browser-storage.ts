/** The only module that touches localStorage. Where storage is blocked, everything works and nothing is remembered. */
const KEYS = {
  intendedRoute: 'intended_route',
  recentLogout: 'recent_logout',
  logoutPending: 'logout_pending',
  sessionHint: 'session_hint',
  authDebug: 'auth_debug',
  preferences: 'user_preferences',
} as const;

export type Theme = 'system' | 'light' | 'dark';
export interface Preferences {
  theme: Theme;
}
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse to store; nothing here is worth stopping for.
  }
}

export const intendedRoute = {
  read: () => read(KEYS.intendedRoute),
  remember: (path: string) => write(KEYS.intendedRoute, path),
  clear: () => write(KEYS.intendedRoute, null),
};

export const RECENT_LOGOUT_MS = 2000;

export const recentLogout = {
  mark: () => write(KEYS.recentLogout, String(Date.now())),
  /** True within two seconds of a sign-out; an older mark is removed. */
  isFresh(): boolean {
    const stored = read(KEYS.recentLogout);
    if (stored === null) return false;
    const age = Date.now() - Number(stored);
    if (age >= 0 && age < RECENT_LOGOUT_MS) return true;
    write(KEYS.recentLogout, null);
    return false;
  },
};

/** Calls back when another tab of this browser signs out. */
export function onLogoutElsewhere(callback: () => void): () => void {
  const receive = ({ key, newValue }: StorageEvent) => {
    if (key === KEYS.recentLogout && newValue !== null) callback();
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

function flag(key: string) {
  return {
    isSet: () => read(key) !== null,
    set: () => write(key, 'true'),
    clear: () => write(key, null),
  };
}

/** A sign-out that the server has not confirmed yet. */
export const logoutPending = flag(KEYS.logoutPending);
/** Someone signed in here before: public pages ask the server only then. */
export const sessionHint = flag(KEYS.sessionHint);
export const authDebug = flag(KEYS.authDebug);

export const preferences = {
  read(): Preferences {
    try {
      const stored = JSON.parse(read(KEYS.preferences) ?? '{}') as Partial<Preferences> | null;
      const theme = stored?.theme;
      return { theme: theme && THEMES.includes(theme) ? theme : 'system' };
    } catch {
      return { theme: 'system' };
    }
  },
  saveTheme(theme: Theme): void {
    write(KEYS.preferences, JSON.stringify({ ...preferences.read(), theme }));
    applyTheme(theme);
  },
};

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Runs before the first paint, inline and unchanging, so that its hash can stand in the page's policy. */
export const THEME_BOOT_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('${KEYS.preferences}')||'{}').theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
