import type { Preview } from '@storybook/react-vite';

type ToolbarIcon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>;

const menu = (description: string, icon: ToolbarIcon, items: Record<string, string>, isTold = false) => ({
  description,
  toolbar: {
    icon,
    // What is chosen stands beside the icon where it is looked for most; all ten would not fit a screen of 1440.
    dynamicTitle: isTold,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

/** What a reviewer can change about every story. All of it stands in the address, so a view can be sent. */
export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'contrast', { dark: 'Dark', light: 'Light', both: 'Dark and light' }, true),
  locale: menu(
    'Language',
    'globe',
    { 'pt-BR': 'Português', en: 'English', pseudo: 'Ïñvëñtëd (shows fixed text)' },
    true,
  ),
  direction: menu('Direction of reading', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  density: menu('Density', 'listunordered', { comfortable: 'Comfortable', compact: 'Compact' }),
  zoom: menu('Text size', 'zoom', { '100': 'Text 100 %', '150': 'Text 150 %', '200': 'Text 200 %' }),
  motion: menu('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  person: menu('Who is signed in, on pages', 'user', {
    story: 'As the story says',
    admin: 'Administrator',
    viewer: 'Viewer',
  }),
  network: menu('Network, on pages', 'rss', { fast: 'Fast', slow: 'Slow (2 s)', failing: 'Failing' }),
  machines: menu('Machines of the story', 'share', { off: 'Story alone', beside: 'Beside its machines' }),
  clock: menu('Clock', 'time', { real: 'Real clock', fixed: 'Fixed: 21/11/2026, 9:30' }),
};

export const initialGlobals = {
  theme: 'dark',
  locale: 'pt-BR',
  direction: 'ltr',
  density: 'comfortable',
  zoom: '100',
  motion: 'full',
  person: 'story',
  network: 'fast',
  machines: 'off',
  clock: 'real',
};
