// The inspector as a package that others install: `node scripts/inspector-package.mjs` writes it to `dist/inspector`,
// and beside it the tarball.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, esmExternalRequirePlugin } from 'vite';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';

const out = join(root, 'dist/inspector');
const entry = 'src/inspector/package/index.ts';
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const manifest = {
  name: '@trama/inspector',
  version,
  description: 'Statecharts of XState 5, drawn live, driven by hand under a virtual clock.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: ['*.css', './index.js'],
  exports: { '.': { types: './types/package/index.d.ts', default: './index.js' } },
  peerDependencies: { react: '>=19', 'react-dom': '>=19', xstate: '^5.20.0' },
};

const own = '.trama-inspector';

/** A selector as it reaches what is in the inspector and nothing else; as strong as it was. */
function scoped(selector) {
  // Names that vanilla-extract made are nobody else's.
  if (selector.startsWith('.')) return selector;
  if (/^(:root|html|body)\b/.test(selector)) return selector.replace(/^(:root|html|body)/, own);
  if (selector.startsWith('[data-theme')) return own + selector;
  if (selector.startsWith('*')) return selector.replace('*', `:where(${own}, ${own} *)`);
  return `:where(${own}) ${selector}`;
}

const scopeStyles = {
  postcssPlugin: 'scope-styles',
  Once: (sheet) =>
    sheet.walkRules((rule) => {
      if (!/keyframes$/.test(rule.parent.name ?? '')) rule.selectors = rule.selectors.map(scoped);
    }),
};

/** The layout's worker as text: no bundler has to know of it. */
const workerInside = {
  name: 'worker-inside',
  enforce: 'pre',
  resolveId: (id) => (id === 'elkjs/lib/elk-worker.min.js?url' ? '\0elk-worker' : undefined),
  load: (id) =>
    id === '\0elk-worker'
      ? `import code from 'elkjs/lib/elk-worker.min.js?raw';
export default URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));`
      : undefined,
};

async function buildCode() {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      // What is React's own stays outside, also for the few modules that ask by `require`.
      esmExternalRequirePlugin({ external: [/^(react|react-dom|xstate)($|\/)/] }),
      workerInside,
      react({ compiler: true }),
      vanillaExtractPlugin(),
      { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' },
    ],
    css: { postcss: { plugins: [scopeStyles] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: true,
      lib: { entry: join(root, entry), formats: ['es'], fileName: 'index', cssFileName: 'styles' },
      rolldownOptions: {
        output: { banner: ({ isEntry }) => (isEntry ? "import './styles.css';" : '') },
      },
    },
  });
}

/** The types of the entry and of what it stands on, and of nothing else. */
function buildTypes() {
  const folder = join(root, 'node_modules/.cache/inspector-types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: folder, rootDir: root },
    include: [],
    files: [join(root, entry)],
  };
  const file = join(root, 'node_modules/.cache/inspector-types.json');
  writeFileSync(file, JSON.stringify(config));
  const { status } = spawnSync(bin('tsc'), ['-p', file], { cwd: root, stdio: 'inherit', env: environment() });
  if (status !== 0) throw new Error('The types of the inspector could not be written.');
  const known = new Set();
  const take = (path) => {
    if (known.has(path)) return;
    known.add(path);
    const text = readFileSync(path, 'utf8');
    const target = join(out, 'types', relative(join(folder, 'src/inspector'), path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replace(/(from '\.[^']*)'/g, "$1.js'"));
    for (const [, to] of text.matchAll(/from '(\.[^']*)'/g)) take(join(dirname(path), `${to}.d.ts`));
  };
  take(join(folder, entry.replace(/\.ts$/, '.d.ts')));
}

/** Packs what was built; gives the tarball's path. */
function pack() {
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'docs/inspector/in-an-app.md'), join(out, 'README.md'));
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent'], {
    cwd: out,
    encoding: 'utf8',
    env: environment(),
  });
  if (status !== 0) throw new Error(`The inspector could not be packed: ${stderr}`);
  const name = stdout.trim();
  renameSync(join(out, name), join(root, 'dist', name));
  return join(root, 'dist', name);
}

setup();
// React's own development code would come along.
process.env.NODE_ENV = 'production';
await buildCode();
buildTypes();
console.log(pack());
