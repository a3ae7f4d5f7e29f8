// Every story and page of prose as pictures, compared with those accepted before.
// Pictures depend on the machine's Chromium, so they are kept beside the project (.cache/visual) and not in it.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { measures } from '../../src/ui/theme/measures.ts';
import { palette } from '../../src/ui/theme/palette.ts';
import { root } from '../kit.mjs';
import { buildStorybook, entries, serveStorybook } from '../storybook.mjs';
import { changedTokens, differenceOf, flatten, tokenBehind } from './compare.mjs';
import { reportPage, serveReport } from './report.mjs';
import { takePictures } from './take.mjs';

const accepted = join(root, '.cache/visual');
const results = join(root, 'test-results/visual');

const read = (path) => PNG.sync.read(readFileSync(path));
const pictureIn = (folder, name) => join(folder, `${name}.png`);

/** The tokens as they were when the last pictures were accepted that come of them. */
const tokensOf = (kept) => {
  const file = join(kept, 'tokens.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** What came of a picture: as it was, changed, new. */
function judge(name, kept, folder) {
  const [before, now] = [pictureIn(kept, name), pictureIn(join(folder, 'now'), name)];
  if (!existsSync(before)) return { kind: 'new' };
  const [then, today] = [readFileSync(before), readFileSync(now)];
  const difference = then.equals(today) ? undefined : differenceOf(read(before), read(now));
  if (!difference) return { kind: 'same' };
  copyFileSync(before, pictureIn(join(folder, 'before'), name));
  writeFileSync(pictureIn(join(folder, 'where'), name), difference.where);
  return { kind: 'changed', difference: { ...difference, where: undefined } };
}

/** Pictures that were accepted of what is there no more. */
function removedFrom(kept, folder, chosen, all) {
  const there = new Set(all.map(({ id }) => id));
  return readdirSync(kept)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .filter((name) => !there.has(name.slice(0, name.lastIndexOf('.'))) && chosen(name))
    .map((name) => {
      copyFileSync(pictureIn(kept, name), pictureIn(join(folder, 'before'), name));
      return { name, kind: 'removed', title: name.split('--')[0], story: name };
    });
}

/**
 * Takes pictures of what is chosen and compares them with those kept in a folder; answers each picture with what came of
 * it, the tokens that changed, and how many seconds it took.
 */
export async function review({ url, all, chosen = () => true, kept, folder, tokens, planted }) {
  const started = Date.now();
  rmSync(folder, { recursive: true, force: true });
  for (const each of [kept, ...['before', 'now', 'where'].map((part) => join(folder, part))])
    mkdirSync(each, { recursive: true });
  const subjects = all.filter(({ id }) => chosen(id));
  const { taken, failures } = await takePictures(url, subjects, join(folder, 'now'), planted);
  const pictures = subjects.flatMap(({ id, title, name: called }) => {
    const of = { title, story: `${title} · ${called}` };
    const failure = failures.get(id);
    const judged = (taken.get(id) ?? []).map((name) => ({ ...of, name, ...judge(name, kept, folder) }));
    return failure ? [...judged, { ...of, name: `${id}.failed`, kind: 'failed', failure }] : judged;
  });
  return {
    pictures: [...pictures, ...removedFrom(kept, folder, chosen, all)],
    tokens: changedTokens(tokensOf(kept) ?? tokens, tokens),
    isWhole: subjects.length === all.length,
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

/** Whether a picture still is another than the one that is kept of it. */
function isLeft({ name, kind }, kept, folder) {
  if (kind === 'same' || kind === 'failed') return kind === 'failed';
  const [before, now] = [pictureIn(kept, name), pictureIn(join(folder, 'now'), name)];
  if (!existsSync(before) || !existsSync(now)) return existsSync(before) !== existsSync(now);
  return !readFileSync(before).equals(readFileSync(now));
}

/**
 * Takes pictures of a review by name as the ones to compare with; those of what was removed go. A token is taken with
 * the last picture that is told under it, and all of them once nothing of a whole review is left to look at.
 */
export function acceptPictures(names, kept, folder, { pictures, tokens: changes, isWhole }, tokens) {
  for (const name of names) {
    const now = pictureIn(join(folder, 'now'), name);
    if (existsSync(now)) copyFileSync(now, pictureIn(kept, name));
    else rmSync(pictureIn(kept, name), { force: true });
  }
  const known = tokensOf(kept);
  const left = pictures.filter((picture) => isLeft(picture, kept, folder));
  const tokenOf = ({ difference }) => difference && tokenBehind(changes, difference);
  const accepted = new Set(names);
  const taken = new Set(pictures.filter(({ name }) => accepted.has(name)).map(tokenOf));
  for (const token of left.map(tokenOf)) taken.delete(token);
  const isAll = !known || (isWhole && left.length === 0);
  const stays = new Map(known);
  const next = tokens.map(([name, value]) => [name, isAll || taken.has(name) ? value : stays.get(name)]);
  const gone = isAll ? [] : [...stays].filter(([name]) => !tokens.some(([each]) => each === name));
  const written = [...next.filter(([, value]) => value !== undefined), ...gone];
  writeFileSync(join(kept, 'tokens.json'), JSON.stringify(isWhole || !known ? written : known));
}

export const tokensNow = () => flatten({ ...palette, ...measures });

/** `npm run chromatic -- --local`: compares, writes the report, and answers how many pictures changed, went or failed. */
export async function reviewLocally({ accept, serve, only = '' }) {
  buildStorybook();
  const { url, close } = await serveStorybook();
  const tokens = tokensNow();
  const report = await review({
    url,
    all: entries(),
    chosen: (id) => id.includes(only),
    kept: accepted,
    folder: results,
    tokens,
  });
  await close();
  writeFileSync(join(results, 'index.html'), reportPage(report, false));
  const of = (kind) => report.pictures.filter((each) => each.kind === kind);
  const told = ['same', 'changed', 'new', 'removed', 'failed'].map((kind) => `${of(kind).length} ${kind}`);
  console.log(`visual: ${told.join(', ')} in ${report.seconds} s: ${join('test-results', 'visual', 'index.html')}`);
  const take = (names) => acceptPictures(names, accepted, results, report, tokens);
  if (accept) take(report.pictures.filter(({ kind }) => kind !== 'failed').map(({ name }) => name));
  if (accept) return 0;
  if (serve) {
    console.log(
      `visual: ${await serveReport(results, report, take)} shows it and takes what is accepted, until you end this`,
    );
    await new Promise(() => {});
  }
  return of('changed').length + of('removed').length + of('failed').length;
}
