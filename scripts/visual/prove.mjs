// Whether the visual review sees what it should: changes are planted, and three looks at no change must see none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palette } from '../../src/ui/theme/palette.ts';
import { buildStorybook, entries, serveStorybook } from '../storybook.mjs';
import { acceptPictures, review, tokensNow } from './review.mjs';

const subjects = ['ui-button--', 'ui-table--plain', 'ui-modal--docs', 'features-projects-list'];
const [light, dark] = palette.surface.page;
const lighter = (colour) =>
  `#${[1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) + 2).toString(16).padStart(2, '0')).join('')}`;
const page = { light: lighter(light), dark: lighter(dark) };

/** What is planted, and what has to be seen of it. */
const plants = [
  {
    what: 'a token two steps lighter in each channel',
    planted: { style: `body, html { background: light-dark(${page.light}, ${page.dark}) !important }` },
    tokens: (now) => now.map(([name, value]) => [name, name === 'surface.page' ? `${page.light},${page.dark}` : value]),
    isSeen: ({ pictures, tokens }) =>
      tokens.length === 1 && pictures.some(({ kind, difference }) => kind === 'changed' && difference.to === page.dark),
  },
  {
    what: 'one pixel of padding',
    planted: { style: 'button > :first-child { padding-inline-start: 1px !important }' },
  },
  { what: 'a weight', planted: { style: 'button, h1, th { font-weight: 550 !important }' } },
  { what: 'a wrong theme', planted: { theme: 'light' } },
  {
    what: 'a removed story',
    without: 'ui-table--plain',
    isSeen: ({ pictures }) => pictures.filter(({ kind }) => kind === 'removed').length === 3,
  },
];

const isChanged = ({ pictures }) => pictures.some(({ kind }) => kind === 'changed');

/** Plants each change and looks; answers how many were not seen, or seen where there was none. */
export async function prove() {
  buildStorybook();
  const { url, close } = await serveStorybook();
  const folders = mkdtempSync(join(tmpdir(), 'trama-visual-'));
  const [kept, folder] = [join(folders, 'kept'), join(folders, 'now')];
  const all = entries().filter(({ id }) => subjects.some((one) => id.startsWith(one)));
  const tokens = tokensNow();
  const look = (more = {}) => review({ url, all, kept, folder, tokens, ...more });
  const first = await look();
  acceptPictures(
    first.pictures.map(({ name }) => name),
    kept,
    folder,
    first,
    tokens,
  );
  let wrong = 0;
  const tell = (what, isRight, { pictures, seconds }) => {
    const other = pictures.filter(({ kind }) => kind !== 'same');
    console.log(
      `${isRight ? 'right' : 'WRONG'}: ${what}: ${other.length} of ${pictures.length} pictures, ${seconds} s`,
    );
    if (isRight) return;
    wrong++;
    for (const { name, kind, difference } of other)
      console.log(`  ${name} ${kind} ${difference ? JSON.stringify(difference) : ''}`);
  };
  for (const which of ['a first', 'a second', 'a third']) {
    const seen = await look();
    tell(
      `${which} look at no change sees none`,
      seen.pictures.every(({ kind }) => kind === 'same'),
      seen,
    );
  }
  for (const { what, planted, without, tokens: planting, isSeen = isChanged } of plants) {
    const seen = await look({
      planted,
      all: all.filter(({ id }) => id !== without),
      tokens: planting ? planting(tokens) : tokens,
    });
    tell(`${what} is seen`, isSeen(seen), seen);
  }
  await close();
  rmSync(folders, { recursive: true, force: true });
  return wrong;
}
