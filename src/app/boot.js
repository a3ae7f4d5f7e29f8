// Runs within the page before anything else of it is there: no module, for it imports nothing and nothing waits for it.
// `vite.config.ts` puts it into the page, whose policy names its hash.
(() => {
  const root = document.documentElement;

  // The theme, language and density this browser chose, before the first paint. The keys are those of
  // src/features/kernel/preferences.ts.
  try {
    root.dataset.theme = localStorage.getItem('app-theme') === 'light' ? 'light' : 'dark';
    root.lang = localStorage.getItem('app-language') === 'en' ? 'en' : 'pt-BR';
    root.dataset.density = localStorage.getItem('app-density') === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    root.dataset.theme = 'dark';
    root.dataset.density = 'compact';
  }

  /** A key of the whole app that nothing hears yet, `?` or G and a letter, waits for what does: src/app/ShellKeys.tsx. */
  function hearEarlyKeys() {
    const pressed = [];
    const hear = (event) => {
      const last = pressed.at(-1);
      const isSecond = last?.key === 'g' && event.timeStamp - last.at < 1500;
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || event.target !== document.body || !(isSecond || event.key === '?' || event.key === 'g')) return;
      pressed.push({ key: event.key, at: event.timeStamp });
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.earlyKeys = { pressed, hear };
    addEventListener('keydown', hear, true);
  }

  try {
    const isOver = Number(localStorage.getItem('accessTokenExpiresAt')) <= Date.now();
    if (localStorage.getItem('accessToken') && !isOver && !sessionStorage.getItem('trama:view-as')) hearEarlyKeys();
  } catch {
    // Without storage nobody is signed in, and keys wait for nothing.
  }
})();
