import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { UiProvider } from '../src/ui/UiProvider/UiProvider';

/** Puts the theme where the app puts it, and the language where the app's session puts it. */
const withUi: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'light' ? 'light' : 'dark';
  const locale = globals.locale === 'en' ? 'en' : 'pt-BR';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <Story />
    </UiProvider>
  );
};

const size = (name: string, width: string, height: string) => ({ name, styles: { width, height } });

const preview: Preview = {
  // The innermost comes first: features add theirs before it.
  decorators: [withUi],
  tags: ['autodocs'],
  initialGlobals: { theme: 'dark', locale: 'pt-BR' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['UI', ['foundations'], 'Machines', 'Features', 'App'] } },
    viewport: {
      options: {
        smallest: size('320, smallest phone', '320px', '640px'),
        phone: size('375, phone', '375px', '760px'),
        tablet: size('768, tablet', '768px', '1024px'),
        desktop: size('1440, desktop', '1440px', '900px'),
      },
    },
  },
};

export default preview;
