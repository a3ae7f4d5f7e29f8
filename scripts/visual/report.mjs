// The page of a visual review: what differs, by what it comes of; served, it also takes what is accepted.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { groupOf } from './compare.mjs';

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const signed = (step) => `${step > 0 ? '+' : '−'}${Math.abs(step).toFixed(2)}`;

const style = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:1500px;padding:24px}
h1{font-size:24px}h2{font-size:18px;margin:40px 0 4px}h3{font-size:14px;margin:0}
section section{border:1px solid #8884;border-radius:8px;padding:12px;margin:12px 0}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
.shown{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(0,1fr));margin-top:8px}
figure{margin:0;min-width:0}img{display:block;max-width:100%;border:1px solid #8886}
.over{position:relative;display:inline-block}.over img+img{position:absolute;inset:0 auto auto 0}
[data-show=slide] .over img+img{clip-path:inset(0 0 0 var(--at,50%))}
[data-show=overlay] .over img+img{opacity:.5}
[data-show=beside] .over,[data-show=beside] .slide,[data-show=overlay] .beside,[data-show=slide] .beside,[data-show=overlay] .slide{display:none}
.swatch{display:inline-block;width:12px;height:12px;border:1px solid #8888;vertical-align:-1px}
button,select{font:inherit;min-height:32px}nav a{margin-right:12px}code{font-size:13px}`;

const script = `
document.addEventListener('change',({target})=>{
  if(target.name==='show')target.closest('[data-show]').dataset.show=target.value});
document.addEventListener('input',({target})=>{
  if(target.type==='range')target.closest('[data-show]').style.setProperty('--at',target.value+'%')});
document.addEventListener('click',async({target})=>{
  const names=target.dataset?.accept?.split(' ');if(!names)return;
  target.disabled=true;
  const {ok}=await fetch('/accept',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(names)}).catch(()=>({}));
  target.textContent=ok?'Accepted':'Not accepted: is the review still running?';target.disabled=ok===true});`;

const figure = (file, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${caption}"></a></figure>`;

const accept = (pictures, label, isServed) =>
  isServed ? `<button data-accept="${pictures.map(({ name }) => name).join(' ')}">${label}</button>` : '';

const swatch = (colour) => `<span class="swatch" style="background:${colour}"></span> <code>${colour}</code>`;

function toldOf({ kind, difference, failure }) {
  if (kind !== 'changed') return failure ? escaped(failure) : kind;
  const { count, taller, mean, from, to } = difference;
  const grown = taller ? `, ${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}` : '';
  return `${count} pixels${grown}; mean ${mean.map(signed).join(' ')}; mostly ${swatch(from)} → ${swatch(to)}`;
}

function pictureSection(picture, isServed) {
  const { name, story, kind } = picture;
  const [before, now, where] = [`before/${name}.png`, `now/${name}.png`, `where/${name}.png`];
  const shown =
    kind !== 'changed'
      ? figure(kind === 'removed' ? before : now, kind)
      : `<div class="shown beside">${figure(before, 'before')}${figure(now, 'now')}${figure(where, 'where')}</div>
<div class="over"><img src="${before}" loading="lazy" alt="before"><img src="${now}" loading="lazy" alt="now"></div>
<label class="slide">before <input type="range" aria-label="How much is shown of before"> now</label>`;
  const ways = `<select name="show" aria-label="How to compare"><option value="beside">Side by side<option value="overlay">Overlay<option value="slide">Slider</select>`;
  return `<section data-show="beside"><header><h3>${escaped(story)} · ${name.split('.').at(-1)}</h3><span>${toldOf(picture)}</span>
<span>${kind === 'changed' ? ways : ''} ${kind === 'failed' ? '' : accept([picture], 'Accept', isServed)}</span></header>${shown}</section>`;
}

const kinds = { token: 'Token', component: 'Component', page: 'Page', removed: 'Removed' };

/** The groups of what differs, tokens first, as many pictures as each has. */
export function groupsOf(pictures, tokens) {
  const order = Object.keys(kinds);
  const told = Map.groupBy(
    pictures.filter(({ kind }) => kind !== 'same'),
    (picture) => JSON.stringify(groupOf(picture, tokens)),
  );
  return [...told]
    .map(([key, members]) => ({ ...JSON.parse(key), members }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name));
}

/** The page; only where it is served does it offer to accept. */
export function reportPage({ pictures, tokens, seconds }, isServed) {
  const groups = groupsOf(pictures, tokens);
  const shown = groups.flatMap(({ members }) => members);
  const changes = tokens.map(
    ({ name, before, after }) =>
      `<li><code>${name}</code>: <code>${before || 'new'}</code> → <code>${after || 'gone'}</code></li>`,
  );
  const sections = groups.map(
    ({ kind, name, members }, at) =>
      `<section id="g${at}"><header><h2>${kinds[kind]}: ${escaped(name)}</h2><span>${members.length} pictures ${accept(
        members.filter((member) => member.kind !== 'failed'),
        'Accept all of these',
        isServed,
      )}</span></header>${members.map((member) => pictureSection(member, isServed)).join('\n')}</section>`,
  );
  const contents = groups.map(({ name, members }, at) => `<a href="#g${at}">${escaped(name)} (${members.length})</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual review</title><style>${style}</style>
<h1>${shown.length ? `${shown.length} of ${pictures.length} pictures to look at` : `Nothing changed in ${pictures.length} pictures`}</h1>
<p>Taken and compared in ${seconds} s.</p>
${changes.length ? `<h2>Tokens that changed</h2><ul>${changes.join('')}</ul>` : ''}
<nav>${contents.join(' ')}</nav>${sections.join('\n')}<script type="module">${script}</script></html>`;
}

const types = { '.png': 'image/png', '.html': 'text/html; charset=utf-8' };

/** Serves the review on this machine; `accept` gets the names of the pictures that were accepted. */
export async function serveReport(folder, report, accept) {
  const known = new Set(report.pictures.map(({ name }) => name));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    // Nobody else's page may accept: a form of another origin cannot send JSON.
    if (request.method === 'POST' && pathname === '/accept' && request.headers['content-type'] === 'application/json') {
      const names = JSON.parse(Buffer.concat(await request.toArray()).toString());
      accept(names.filter((name) => known.has(name)));
      response.writeHead(204).end();
      return;
    }
    const file = /^\/(before|now|where)\/([\w.-]+)\.png$/.exec(pathname);
    const content =
      pathname === '/' ? reportPage(report, true) : file && known.has(file[2]) && readFileSync(join(folder, pathname));
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(pathname) || '.html'] ?? 'text/plain' });
    response.end(content || '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}
