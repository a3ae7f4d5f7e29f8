import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { groups } from './chunks';
import { tellDescriptions } from './descriptions';
import { tellComponents } from './docgen';
import { tellPatternCodes, tellSnippets } from './snippets';
import { tellStyles } from './style-facts';
import { tellUses } from './uses';

const files = '**/*.@(mdx|stories.@(ts|tsx))';

/** The sidebar is the folder tree: no story writes a title. */
const sections = [
  { directory: '.', files: '*.mdx' },
  { directory: '../src/ui', titlePrefix: 'UI', files },
  { directory: '../src/machines', titlePrefix: 'Machines', files },
  { directory: '../src/features', titlePrefix: 'Features', files },
  { directory: '../src/app', titlePrefix: 'App', files },
];

// vite.config.ts reads it: only Storybook can show the invented language.
process.env.STORYBOOK = 'true';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const isNamed = (plugin: unknown, name: string) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: sections.filter(({ directory }) => existsSync(here(directory))),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', { from: './tokens', to: '/tokens' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  viteFinal: (given) => ({
    ...given,
    plugins: [
      tellComponents(),
      tellDescriptions(),
      tellSnippets(),
      tellPatternCodes(),
      tellStyles(),
      tellUses(),
      // What it does is done above, but for keeping each story's code: what is shown is written to be copied.
      ...(given.plugins ?? []).filter((plugin) => !isNamed(plugin, 'plugin-csf')),
    ],
    // Storybook takes nothing of what `vite.config.ts` says of a build.
    build: {
      ...given.build,
      reportCompressedSize: false,
      rolldownOptions: { ...given.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  }),
};

export default config;
