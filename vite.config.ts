import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { compileMessages } from './scripts/compile-messages.mjs';

/** In development every page of the app tells `/inspector.html` what its machines do; a build knows nothing of it. */
const inspectable: Plugin = {
  name: 'inspectable',
  apply: () => !process.env.STORYBOOK,
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { server, path }) =>
      server && path !== '/inspector.html'
        ? [{ tag: 'script', attrs: { type: 'module', src: '/src/inspector/dev/tap.ts' }, injectTo: 'head' as const }]
        : [],
  },
};

/** What runs before anything else stands in the page itself: a file of its own would wait for those that come before it. */
const bootInPage: Plugin = {
  name: 'boot-in-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => {
      const boot = readFileSync(`${import.meta.dirname}/src/app/boot.js`, 'utf8');
      const { code } = minifySync('boot.js', boot, { module: false });
      return page.replace('<script id="boot"></script>', () => `<script>${code}</script>`);
    },
  },
};

/**
 * Says of each file that nearly all of it is called at once: Chromium then compiles it on another thread while it loads
 * (https://v8.dev/blog/explicit-compile-hints). At 4x slowdown the first page is there some 500 ms sooner.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: () => !process.env.STORYBOOK,
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
};

/** The modules in folders of `src` by their names. */
const parts = (folder: string, names: string) => `src/${folder}/(${names})(/[A-Z]\\w+)?\\.tsx?$`;
const modules = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Components of the first visit that render seldom. React Compiler skips them, because memoized they add 5 kB to the script of
 * the sign-in page, and more to that of a list.
 */
const uncompiled = [
  /node_modules/,
  modules(
    parts('ui', 'Banner|BootScreen|Button|ButtonLink|EmptyState|Field|Form|Heading|Icon|Inline|Link|PasswordField'),
    parts('ui', 'Sidebar|Spinner|Stack|Text|UiProvider|Weave'),
    parts('app', 'Boot|Root|Shell|UnitSwitcher|UserMenu|use-places'),
    parts('features/auth', 'ForgotPasswordPage|SessionDialogs|SignInForm|SignInPage|SignUpPage'),
    parts('features/kernel', 'Brand|EntryFrame|ErrorScreen|LanguageAndTheme|Providers|missing-chunk|shortcuts'),
    parts('features/kit/list', 'ListKeys|ListToolbar|saved-views|toolbar/Toolbar'),
  ),
];

/**
 * Modules that become one file together with all that they import, because few files compress better and arrive sooner. The
 * first group that names a module takes it. A group never names a page or the shell: these stay files that the manifest knows
 * by their sources.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'basics',
    test: modules(
      parts('ui', 'Banner|Field|Heading|Icon|Link|Stack|TextField|VisuallyHidden'),
      parts('features/auth', 'calls'),
      parts('features/kernel', 'Brand|before-sign-out|media|use-is-narrow'),
      // Overlays import these too. Without a place here, what imports them would load all overlays.
      'use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim\\.production)',
      parts('domain', 'dates'),
      'icons/(moon|sun)\\.mjs$',
      'react-aria/dist/private/overlays/PortalProvider\\.mjs$',
      '(aria/dist/private/utils/useEvent|components/dist/private/Heading)\\.mjs$',
    ),
  },
  {
    name: 'entry',
    test: modules(
      parts('features/auth', 'SignInForm|failure-texts|use-sign-in'),
      parts('features/kernel', 'EntryFrame'),
    ),
  },
  {
    name: 'shared',
    test: modules(
      'lucide-react/.*/icons/',
      'react-stately/dist/private/.*/use(Menu|Overlay|Tooltip)TriggerState\\.mjs$',
      'src/ui/Modal/Modal\\.css\\.ts',
      'src/domain/(?!access|csv-out|meeting-repeat|meeting-time|tax-id|phone|progress|search|step|transaction-life)',
      'src/features/(kernel/(?!holidays|roles/words|time-zones)|projects/(data/statuses|status|words)|kit/list/(words|address)).*\\.tsx?$',
      parts('features/kit', 'command|list/(cursor-list|IgnoredPart)'),
      parts('ui', 'Card|InlineAlert|LoadMore|Page|ProgressBar|Section|Tag|TickBox|key-sets|use-search'),
    ),
    minShareCount: 3,
  },
  {
    name: 'work',
    test: modules('src/domain/', 'src/features/(kernel/holidays|projects/data)/.*\\.tsx?$'),
    minShareCount: 3,
  },
  {
    name: 'frame',
    test: modules(
      parts('app', 'UnitSwitcher|UserMenu|invalidation|navigation|sidebar-state|waiting-invitations'),
      parts('features/kernel', 'copy|format|page|query|selection'),
      parts('features/kit', 'command'),
      parts(
        'ui',
        'AlertDialog/AlertDialog|Announcer|AppFrame|DescriptionList|Header|IconButton|Inline|Menu/Menu|Modal/LazyDialog|lazy/lazy-module',
      ),
      parts('ui', 'Popover/Popover|Sidebar/Sidebar|Skeleton|Text|Tooltip/Tooltip|windowing/after-paint'),
    ),
  },
  // Fields to choose from do without what opens.
  { name: 'select', test: modules(parts('ui', 'Select/Select')) },
  {
    name: 'overlays',
    test: modules(
      parts('ui', 'AlertDialog/AlertPanel|Menu/MenuParts|Modal/DialogFrame|Popover/PopoverParts|Tooltip/TooltipBubble'),
    ),
  },
  {
    name: 'list',
    test: modules(
      parts('features/kit/list', 'ListPage|route'),
      parts('ui', 'Announcer/use-announcer|windowing/use-sight'),
    ),
  },
  { name: 'table', test: modules(parts('features/kit/list', 'ListTable')) },
  {
    name: 'afterwards',
    test: modules(
      parts('app', 'ShellKeys'),
      parts('features/kit/list/saved-views', 'ViewsMenu'),
      parts('features/notifications', 'LiveLine'),
    ),
  },
  { name: 'notices', test: modules(parts('features/auth', 'session-notices'), parts('features/kernel', 'notices')) },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

export default defineConfig({
  plugins: [
    compileMessages({ invent: process.env.STORYBOOK ? `${import.meta.dirname}/.storybook/pseudo.mjs` : undefined }),
    inspectable,
    bootInPage,
    compiledAhead,
    react({ compiler: true, exclude: uncompiled }),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' },
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // The policy allows no inline data in scripts or styles but images and fonts of our own origin.
    assetsInlineLimit: 0,
    // The server names what the page of an address needs; links are met before they are followed.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
