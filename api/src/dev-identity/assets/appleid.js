(() => {
  // A classic script, as Apple's is; asked for now, so that a click opens the window at once.
  const chooserWindow = import('/dev/identity/chooser-window.js');

  /** Stands in for Apple's sign-in script: the calls the product uses, with Apple's own shapes. */
  let settings = {};

  const auth = {
    init(options) {
      settings = options;
    },
    async signIn(options = {}) {
      const { nonce, state } = { ...settings, ...options };
      const { openChooser } = await chooserWindow;
      const chosen = openChooser('apple', nonce);
      if (!chosen) throw { error: 'popup_blocked_by_browser' };
      const account = await chosen;
      if (!account) throw { error: 'popup_closed_by_user' };
      return {
        authorization: { code: account.code, id_token: account.credential, state },
        ...(account.user && { user: account.user }),
      };
    },
  };

  window.AppleID = { auth };
})();
