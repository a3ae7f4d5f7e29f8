import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useEffect } from 'react';
import { prefer } from '../src/features/kernel/preferences';
import { UiProvider } from '../src/ui/UiProvider/UiProvider';

/** Puts the theme where the app puts it, and the language where the app's session puts it. */
const withUi: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'light' ? 'light' : 'dark';
  const locale = globals.locale === 'en' ? 'en' : 'pt-BR';
  useEffect(() => prefer({ theme, language: locale }), [theme, locale]);
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <Story />
    </UiProvider>
  );
};

const size = (name: string, width: string, height: string) => ({ name, styles: { width, height } });

/** Answers the calls of a page's story; what a story does not answer goes on to the server that serves the stories. */
const answerCalls = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
});

const preview: Preview = {
  loaders: [answerCalls],
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
    // React Aria's announcer names what it says by reference, for seconds after the story that said it is gone.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
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
