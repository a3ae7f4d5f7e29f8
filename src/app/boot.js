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

  // What the pages that are opened most ask first, as it is asked where the address says nothing else. A journey
  // (tests/e2e/ahead.spec.ts) holds it to what they ask.
  const asks = {
    '/home': [
      '/api/projects?status=planning&status=active&status=on_hold&sort_by=dead_line&sort_order=asc&limit=200',
      '/api/my-work?limit=200',
      '/api/invitations/pending?limit=200',
    ],
    '/my-work': ['/api/my-work?limit=200'],
    '/projects': [
      '/api/saved-views?scope=projects&limit=200',
      '/api/projects?sort_by=created_at&sort_order=desc&limit=50',
    ],
    '/meetings': [
      '/api/saved-views?scope=meetings&limit=200',
      '/api/meetings?sort_by=start_at&sort_order=desc&next_of_series=true&limit=50',
    ],
    '/finance/transactions': [
      '/api/saved-views?scope=transactions&limit=200',
      '/api/finance/transactions?sort_by=due_date&sort_order=desc&limit=50',
      '/api/finance/transactions/totals',
    ],
  };

  /** Asks who is here, and what the page asks. What it calls takes the answer: src/features/kernel/asked-early.ts. */
  function askEarly(token) {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': root.lang };
    // Whoever works for one unit asks for less.
    const isAsked = !location.search && !/"unit":/.test(localStorage.getItem('trama:selection'));
    const answers = {};
    for (const question of ['/api/auth/me', ...((isAsked && asks[location.pathname]) || [])]) {
      answers[question] = fetch(question, { headers });
      answers[question].catch(() => {});
    }
    window.askedEarly = { token, answers };
    // What is older is not the newest any more.
    setTimeout(() => {
      window.askedEarly = undefined;
    }, 10_000);
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

  /** What is typed in a page that was drawn before, and which buttons are pressed, is for the app: src/app/take-over.ts. */
  function hearForApp() {
    const before = { pressed: [], isComposing: false };
    window.beforeApp = before;
    addEventListener(
      'click',
      (event) => {
        const button = window.beforeApp && event.target.closest('#root button');
        if (!button) return;
        // Nor does the browser send a form by itself.
        event.preventDefault();
        button.dataset.pressed = 'true';
        before.pressed.push([...document.querySelectorAll('#root button')].indexOf(button));
      },
      true,
    );
    for (const kind of ['compositionstart', 'compositionend'])
      addEventListener(kind, () => {
        before.isComposing = kind === 'compositionstart';
      });
  }

  /** The first who formats a day waits for the calendars of all languages: 14 ms, while files come nobody's. */
  const readCalendars = () => setTimeout(() => new Intl.DateTimeFormat(root.lang));

  /** Asks for the app of a page that was drawn before: all of it at once, and begins it once its styles are there. */
  function fetchApp(template) {
    const app = document.importNode(template.content, true);
    const [script, styles] = [app.querySelector('script'), app.querySelector('[rel="stylesheet"]')];
    script.remove();
    for (const end of ['load', 'error']) styles.addEventListener(end, () => document.head.append(script));
    document.head.append(app);
    readCalendars();
  }

  let isDrawn = false;

  // A page that was drawn at build time (scripts/prerender.mjs): shown in this browser's language and theme, and painted before
  // the app is asked for.
  customElements.define(
    'prerendered-page',
    class extends HTMLElement {
      connectedCallback() {
        const [page, app] = [`${root.lang} ${root.dataset.theme}`, 'app'].map((name) =>
          document.querySelector(`template[data-for="${name}"]`),
        );
        if (!isDrawn) return fetchApp(app);
        this.replaceWith(document.importNode(page.content, true));
        hearForApp();
        const fetchOnce = () => {
          if (app.isConnected) fetchApp(app);
          app.remove();
        };
        requestAnimationFrame(() => setTimeout(fetchOnce));
        // What is in the background is not painted.
        setTimeout(fetchOnce, 500);
      }
    },
  );

  try {
    const token = localStorage.getItem('accessToken');
    // Whoever is known goes elsewhere, and what this tab has kept or a link brings with it stands in no page drawn before.
    const isKept = Object.keys(sessionStorage).some((key) => /^(challenge|draft):/.test(key));
    isDrawn = !token && !localStorage.getItem('refreshToken') && !isKept && !location.hash;
    const isOver = Number(localStorage.getItem('accessTokenExpiresAt')) <= Date.now();
    // Nor where somebody sees the app as another does.
    if (token && !isOver && !sessionStorage.getItem('trama:view-as')) {
      askEarly(token);
      readCalendars();
      hearEarlyKeys();
    }
  } catch {
    // The app draws the page, asks again, and keys wait for nothing.
  }
})();
