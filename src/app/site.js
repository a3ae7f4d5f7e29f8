// Runs at the end of every page of the public site. Without it the pages read the same and the contact form still posts.
(() => {
  const root = document.documentElement;
  const all = (selector) => document.querySelectorAll(selector);
  /** A browser that keeps nothing shows the page all the same. */
  const stored = (key, value) => {
    try {
      if (value !== undefined) localStorage.setItem(key, value);
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // The app leads here after signing out; the page confirms it.
  try {
    if (sessionStorage.getItem('trama:left') && !stored('accessToken'))
      for (const notice of all('[data-left]')) notice.hidden = false;
    sessionStorage.removeItem('trama:left');
  } catch {
    // Nothing is kept, so nothing is told.
  }

  // Signed-in people get a link to the app instead of the sign-in links.
  if (stored('accessToken') || stored('refreshToken')) {
    for (const part of all('[data-visitor]')) part.hidden = true;
    for (const part of all('[data-member]')) part.hidden = false;
  }

  const showTheme = () => {
    for (const icon of all('[data-theme-icon]')) icon.hidden = icon.dataset.themeIcon !== root.dataset.theme;
  };
  for (const button of all('[data-theme-button]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      stored('app-theme', root.dataset.theme);
      showTheme();
    });
  }
  showTheme();

  // The app opens in the language of the page that links to it.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && /^\/(login|signup)$/.test(link.pathname)) stored('app-language', root.lang);
    if (link?.dataset.language) stored('app-language', link.dataset.language);
    for (const menu of all('[data-menu][open]')) if (!menu.contains(target)) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of all('[data-menu][open]')) {
      const isInside = menu.contains(document.activeElement);
      menu.open = false;
      if (isInside) menu.querySelector('summary').focus();
    }
  });

  for (const form of all('[data-contact]')) {
    const shownAt = new Date().toISOString();
    const [button, result] = [form.querySelector('[type=submit]'), form.querySelector('[data-result]')];
    const say = (kind) => {
      result.textContent = result.dataset[kind];
      result.dataset.kind = kind;
      result.hidden = false;
    };
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (button.disabled) return;
      const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
      const words = button.textContent;
      button.disabled = true;
      button.textContent = button.dataset.busy;
      try {
        const answer = await fetch('/api/site/contacts', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': root.lang },
          body: JSON.stringify({ ...fields, marketing: fields.marketing === 'true', shown_at: shownAt }),
        });
        if (!answer.ok) throw new Error(String(answer.status));
        form.reset();
        say('sent');
      } catch {
        say('failed');
      }
      button.disabled = false;
      button.textContent = words;
    });
  }
})();
