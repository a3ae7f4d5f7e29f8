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

/** The router as it is meant for production: what its package names is its development build, with all its warnings. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(name, importer) {
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};

/**
 * React's makers of components and contexts change nothing else, which a bundler does not know, and a name for developers'
 * tools makes it keep what nobody imports: links and forms of the router.
 */
const pureComponents: Plugin = {
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/**
 * Says of each file that nearly all of it is called at once: Chromium then compiles it beside the page's own thread while it
 * comes, in place of each function on that thread when it is first called (https://v8.dev/blog/explicit-compile-hints).
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
 * What goes into one file, with all that it imports: few requests, and gzip finds more to share. The first that names a
 * module takes it: what every visit loads; what both the ways in and the pages draw with; what every way in needs; the machines
 * of the session, for whoever enters or is here; what many pages need a little of, and what only those of work do, or those that
 * tell of one thing or person; what floats above a page once somebody opens it; what asks and changes, and is around every
 * page; what lists share; what comes once somebody is in; what tells of what
 * happened.
 * A group names modules of its own, never a page or the shell: these stay files that the manifest knows by their sources.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'basics',
    test: modules(
      parts('ui', 'Banner|Field|Heading|Icon|Link|Stack|TextField|VisuallyHidden'),
      parts('features/auth', 'calls'),
      parts('features/kernel', 'Brand|before-leaving|media|use-is-narrow'),
      // What opens needs it too, and not the machines.
      'use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim\\.production)',
      parts('domain', 'dates'),
      'icons/(moon|sun)\\.mjs$',
      // Notices, the first of what is late, share it with what opens: without a place here they bring all of that.
      'react-aria/dist/private/overlays/PortalProvider\\.mjs$',
      // So does what folds, in the cards of a phone.
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
  { name: 'session', test: modules('node_modules/@?xstate/', parts('features/auth', 'start-session|start-sign-in')) },
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
  { name: 'facts', test: modules('src/features/kernel/(roles/words|time-zones)/'), minShareCount: 3 },
  // What is pressed in fields, and the words React Aria has for it; links and plain buttons do without.
  {
    name: 'press',
    test: modules(
      'components/dist/private/Button\\.mjs$',
      'aria/dist/private/(i18n/useLocalizedStringFormatter|visually-hidden/VisuallyHidden)\\.mjs$',
    ),
  },
  // A group of buttons needs them without what opens.
  {
    name: 'focus',
    test: modules('(focus/FocusScope|components/dist/private/(SelectionIndicator|SharedElementTransition))\\.mjs$'),
  },
  {
    name: 'frame',
    test: modules(
      parts('app', 'UnitSwitcher|UserMenu|live|navigation|sidebar-state|waiting-invitations'),
      parts('features/kernel', 'copy|format|page|query|selection'),
      parts('features/kit', 'command'),
      parts(
        'ui',
        'AlertDialog/AlertDialog|Announcer|AppFrame|DescriptionList|Header|IconButton|Inline|Menu/Menu|Modal/LateDialog',
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
    routerForProduction,
    pureComponents,
    compiledAhead,
    react({ compiler: true }),
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
