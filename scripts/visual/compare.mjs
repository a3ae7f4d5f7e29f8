// What differs between two pictures, and what it comes of.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What shows where: pixelmatch counts in shares of the way from black to white, this is two steps of one channel. */
const threshold = 0.002;
/** So many steps of 256 in one channel are another colour; less is how an edge was drawn this time. */
const leastStep = 2;
/** So few pixels may have another colour. */
const strayPixels = 48;
/** So many steps are no edge that was drawn otherwise: a sign came or went, and a tick has 35 pixels. */
const strongStep = 40;
const strayStrong = 6;
/** So far may the mean of a channel move, in steps of 256. */
const strayMean = 0.1;

/** A picture on a larger, empty sheet: a story that grew can still be compared. */
function onSheet(image, width, height) {
  if (image.width === width && image.height === height) return image.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, 0);
  return sheet.data;
}

const hex = (data, at) => `#${[...data.subarray(at, at + 3)].map((one) => one.toString(16).padStart(2, '0')).join('')}`;

/** How many pixels have another colour, how many quite another, how far the mean of each channel moved, and which colour most often became which. */
function weigh(before, after) {
  const sums = [0, 0, 0];
  const pairs = new Map();
  let count = 0;
  let strong = 0;
  for (let at = 0; at < before.length; at += 4) {
    let most = 0;
    for (const channel of [0, 1, 2]) {
      const step = after[at + channel] - before[at + channel];
      sums[channel] += step;
      most = Math.max(most, Math.abs(step));
    }
    if (most === 0) continue;
    if (most >= leastStep) count++;
    if (most >= strongStep) strong++;
    const pair = `${hex(before, at)} ${hex(after, at)}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const [most = ''] = [...pairs].reduce((best, one) => (one[1] > (best[1] ?? 0) ? one : best), []);
  return {
    count,
    strong,
    mean: sums.map((sum) => (sum * 4) / before.length),
    from: most.slice(0, 7),
    to: most.slice(8),
  };
}

/**
 * Compares two pictures (PNG, decoded). Nothing where they are the same; else how many pixels differ, how far the mean
 * colour moved, which colour most often became which, how much taller it is (px), and a picture of where.
 */
export function differenceOf(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const sheets = [before, after].map((image) => onSheet(image, width, height));
  if (sheets[0].equals(sheets[1]) && before.width === after.width && before.height === after.height) return undefined;
  const where = new PNG({ width, height });
  const weighed = weigh(...sheets);
  const taller = after.height - before.height;
  const moved = weighed.mean.some((step) => Math.abs(step) > strayMean);
  const { strong, ...told } = weighed;
  const isStray = told.count <= strayPixels && strong <= strayStrong && !moved;
  if (isStray && taller === 0 && before.width === after.width) return undefined;
  pixelmatch(...sheets, where.data, width, height, { threshold, includeAA: true });
  return { taller, where: PNG.sync.write(where), ...told };
}

/** Every token by its name, as it is written: `surface.page` is `[light, dark]`, `space.m` a length. */
export function flatten(tokens, prefix = '') {
  return Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [[prefix + name, String(value)]]
      : flatten(value, `${prefix}${name}.`),
  );
}

/** The tokens that are not what they were: name, before, after; an absent one is empty. */
export function changedTokens(before, after) {
  const [then, now] = [new Map(before), new Map(after)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((name) => then.get(name) !== now.get(name))
    .map((name) => ({ name, before: then.get(name) ?? '', after: now.get(name) ?? '' }));
}

/** The token that a change of colour comes of, if it comes of one. */
export const tokenBehind = (tokens, { from, to }) =>
  from && tokens.find(({ before, after }) => before.includes(from) && after.includes(to))?.name;

/** What a change is told under: the token behind it, else the component or page whose story it is. */
export function groupOf({ title, kind, difference }, tokens) {
  const token = difference && tokenBehind(tokens, difference);
  if (token) return { kind: 'token', name: token };
  if (kind === 'removed') return { kind: 'removed', name: title };
  return { kind: title.startsWith('UI/') ? 'component' : 'page', name: title };
}
