(() => {
  // A classic script, as Google's is; asked for now, so that a click opens the window at once.
  const chooserWindow = import('/dev/identity/chooser-window.js');

  /** Stands in for Google's sign-in script: the calls the product uses, with Google's own shapes. */
  let settings = {};

  function moment(kind, reason) {
    return {
      getMomentType: () => kind,
      isDisplayMoment: () => kind === 'display',
      isDisplayed: () => kind === 'display' && !reason,
      isNotDisplayed: () => kind === 'display' && Boolean(reason),
      getNotDisplayedReason: () => (kind === 'display' ? reason : undefined),
      isSkippedMoment: () => kind === 'skipped',
      getSkippedReason: () => (kind === 'skipped' ? reason : undefined),
      isDismissedMoment: () => kind === 'dismissed',
      getDismissedReason: () => (kind === 'dismissed' ? reason : undefined),
    };
  }

  async function chooseAccount(selectBy, listener) {
    const { openChooser } = await chooserWindow;
    const chosen = openChooser('google', settings.nonce);
    if (!chosen) {
      listener(moment('display', 'unknown_reason'));
      return;
    }
    listener(moment('display'));
    const account = await chosen;
    if (!account) {
      listener(moment('skipped', 'user_cancel'));
      return;
    }
    settings.callback?.({ credential: account.credential, select_by: selectBy });
    listener(moment('dismissed', 'credential_returned'));
  }

  const LABELS = {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    signin: 'Sign in',
  };

  const id = {
    initialize(options) {
      settings = options;
    },
    prompt(listener = () => {}) {
      void chooseAccount('user', listener);
    },
    renderButton(parent, options = {}) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = LABELS[options.text] ?? 'Continue with Google';
      Object.assign(button.style, {
        width: options.width ? `${options.width}px` : '100%',
        minHeight: '44px',
        padding: '8px 16px',
        border: '1px solid #747775',
        borderRadius: options.shape === 'pill' ? '22px' : '10px',
        background: '#fff',
        color: '#1f1f1f',
        font: 'inherit',
        fontWeight: '600',
        cursor: 'pointer',
      });
      button.addEventListener('click', () => {
        options.click_listener?.();
        void chooseAccount('btn', () => {});
      });
      parent.replaceChildren(button);
    },
    disableAutoSelect() {},
    cancel() {},
    revoke(hint, done = () => {}) {
      done({ successful: true });
    },
  };

  window.google = { ...window.google, accounts: { ...window.google?.accounts, id } };
  window.onGoogleLibraryLoad?.();
})();
