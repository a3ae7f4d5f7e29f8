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

// Who is here is asked before there is an app to ask it. What it calls takes the answer: src/features/auth/asked-early.ts.
try {
  var token = localStorage.getItem('accessToken');
  // Nor where somebody sees the app as another does.
  if (token && !sessionStorage.getItem('trama:view-as') && Number(localStorage.getItem('accessTokenExpiresAt')) > Date.now()) {
    var headers = { Authorization: 'Bearer ' + token, 'Accept-Language': root.lang };
    window.askedEarly = { token: token, answer: fetch('/api/auth/me', { headers: headers }) };
    window.askedEarly.answer.catch(function () {});
  }
} catch (_) {
  // It is asked again.
}
