// Stands in the head of every page of the public site: the theme that this browser chose, before the first paint.
(() => {
  try {
    if (localStorage.getItem('app-theme') === 'light') document.documentElement.dataset.theme = 'light';
  } catch {
    // The page keeps the dark theme.
  }
})();
