// Before the first paint: the theme and language this browser chose. Apart from the bundle because the page's policy
// allows no inline script. The keys are those of src/features/kernel/preferences.ts.
var root = document.documentElement;
try {
  root.dataset.theme = localStorage.getItem('app-theme') === 'light' ? 'light' : 'dark';
  root.lang = localStorage.getItem('app-language') === 'en' ? 'en' : 'pt-BR';
} catch (_) {
  root.dataset.theme = 'dark';
}
