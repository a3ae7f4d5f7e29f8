// Before the first paint: the theme, language and density this browser chose. Apart from the bundle because the page's policy
// allows no inline script. The keys are those of src/features/kernel/preferences.ts.
var root = document.documentElement;
try {
  root.dataset.theme = localStorage.getItem('app-theme') === 'light' ? 'light' : 'dark';
  root.lang = localStorage.getItem('app-language') === 'en' ? 'en' : 'pt-BR';
  root.dataset.density = localStorage.getItem('app-density') === 'comfortable' ? 'comfortable' : 'compact';
} catch (_) {
  root.dataset.theme = 'dark';
  root.dataset.density = 'compact';
}

// What the pages that are opened most ask first, as it is asked where the address says nothing else. A journey
// (tests/e2e/ahead.spec.ts) holds it to what they ask.
var asks = {
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

// Who is here, and what the page asks, is asked before there is an app to ask it. What it calls takes the answer:
// src/features/kernel/asked-early.ts.
try {
  var token = localStorage.getItem('accessToken');
  // Nor where somebody sees the app as another does.
  if (token && !sessionStorage.getItem('trama:view-as') && Number(localStorage.getItem('accessTokenExpiresAt')) > Date.now()) {
    var headers = { Authorization: 'Bearer ' + token, 'Accept-Language': root.lang };
    var firstQuestions = ['/api/auth/me'];
    // Whoever works for one unit asks for less.
    if (!location.search && !/"unit":/.test(localStorage.getItem('trama:selection')))
      firstQuestions = firstQuestions.concat(asks[location.pathname] || []);
    window.askedEarly = { token: token, answers: {} };
    // What is older is not the newest any more.
    setTimeout(function () {
      window.askedEarly = undefined;
    }, 10000);
    firstQuestions.forEach(function (question) {
      window.askedEarly.answers[question] = fetch(question, { headers: headers });
      window.askedEarly.answers[question].catch(function () {});
    });

    // A key of the whole app that nothing hears yet, `?` or G and a letter, waits for what does: src/app/ShellKeys.tsx.
    window.earlyKeys = {
      pressed: [],
      hear: function (event) {
        var pressed = window.earlyKeys.pressed;
        var last = pressed[pressed.length - 1];
        var isSecond = last && last.key === 'g' && event.timeStamp - last.at < 1500;
        var isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!isLetter || event.target !== document.body || !(isSecond || event.key === '?' || event.key === 'g')) return;
        pressed.push({ key: event.key, at: event.timeStamp });
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    addEventListener('keydown', window.earlyKeys.hear, true);
  }
} catch (_) {
  // It is asked again, and keys wait for nothing.
}

// A page that was drawn at build time (src/app/prerender.tsx) stands there before the app does, in this browser's language and
// theme. What is typed there and which buttons are pressed is handed on to the app: src/app/take-over.ts.
try {
  // Whoever is known goes elsewhere.
  if (!localStorage.getItem('accessToken') && !localStorage.getItem('refreshToken')) {
    window.beforeApp = { pressed: [], isComposing: false };
    document.addEventListener(
      'click',
      function (event) {
        var button = event.target.closest('#root button');
        if (!window.beforeApp || !button) return;
        // Nor does the browser send a form by itself.
        event.preventDefault();
        button.dataset.pressed = 'true';
        window.beforeApp.pressed.push(Array.from(document.querySelectorAll('#root button')).indexOf(button));
      },
      true
    );
    ['compositionstart', 'compositionend'].forEach(function (kind) {
      document.addEventListener(kind, function (event) {
        if (window.beforeApp) window.beforeApp.isComposing = event.type === 'compositionstart';
      });
    });
    customElements.define(
      'prerendered-page',
      class extends HTMLElement {
        connectedCallback() {
          var page = document.querySelector('template[data-for="' + root.lang + ' ' + root.dataset.theme + '"]');
          if (page) this.replaceWith(document.importNode(page.content, true));
        }
      }
    );
  }
} catch (_) {
  // The app draws the page.
}
