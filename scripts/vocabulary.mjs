// Holds the code to the glossary: a replaced name fails anywhere, a banned opening of a comment in lines that a change adds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kit.mjs';

const glossary = JSON.parse(readFileSync(join(root, 'scripts/vocabulary.json'), 'utf8'));
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const isCode = (file) =>
  !file.endsWith('.d.ts') && /^(src|server|scripts|tests|\.storybook|openapi)\/.*\.(tsx?|mjs)$/.test(file);
const oldName = new RegExp(`\\b(${Object.keys(glossary.names).join('|')})\\b`);
const opening = new RegExp(`^\\s*(?://|/\\*\\*?|\\*)\\s*(?:${glossary.openings.join('|')})\\b`);

/** Finds the replaced names in the text of a file. Returns one message each. */
export function findOldNames(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const [, name] = oldName.exec(line) ?? [];
    return name ? [`${file}:${index + 1}: \`${name}\` is \`${glossary.names[name]}\` now.`] : [];
  });
}

/** Finds the banned openings in the added lines of a unified diff without context. Returns one message each. */
export function findBannedOpenings(diff) {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+') && isCode(file) && opening.test(line.slice(1)))
      return [`${file}: begin the comment with a verb or a subject: ${line.slice(1).trim()}`];
    return [];
  });
}

/** Returns what the working tree adds to its upstream, or to the commit before; empty where there is no history. */
function readDiff() {
  for (const base of ['@{upstream}', 'HEAD~1'])
    try {
      const from = git('merge-base', 'HEAD', base).trim();
      return git('diff', '-U0', from === git('rev-parse', 'HEAD').trim() ? 'HEAD~1' : from);
    } catch {}
  return '';
}

if (process.argv[1] === import.meta.filename) {
  const files = git('ls-files').split('\n').filter(isCode);
  const found = files.flatMap((file) => {
    try {
      return findOldNames(file, readFileSync(join(root, file), 'utf8'));
    } catch {
      // The file is deleted, and the deletion not committed yet.
      return [];
    }
  });
  const messages = [...found, ...findBannedOpenings(readDiff())];
  for (const message of messages) console.error(message);
  process.exitCode = messages.length > 0 ? 1 : 0;
}
