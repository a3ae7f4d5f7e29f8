// HTTP/2 with TLS in front of what is measured, as a proxy in front of a real installation speaks it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const hopByHop = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;
const passedOn = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));

/** A certificate for this machine alone, thrown away afterwards; `openssl` makes it. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'trama-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
    execFileSync('openssl', [...asked.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lets a handler answer over HTTP/2 with TLS: its address, and a way to end it. */
export async function serveTls(handler) {
  const server = createSecureServer(certificate(), handler);
  const sessions = new Set();
  server.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { url: `https://localhost:${server.address().port}`, stop };
}

/** A handler that passes everything on to a server that speaks HTTP/1.1. */
export function proxyTo(url) {
  const agent = new Agent({ keepAlive: true });
  return (asked, answer) => {
    const headers = { ...passedOn(asked.headers), host: asked.headers[':authority'], 'x-forwarded-proto': 'https' };
    const onward = request(new URL(asked.url, url), { method: asked.method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode, passedOn(given.headers));
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const ways = { br: brotliCompressSync, gzip: (content) => gzipSync(content, { level: 9 }) };

/** A handler that serves a folder, compressed once; what is no file of it is its page. */
export function serveFolder(folder) {
  const kept = new Map();
  return ({ url, headers }, answer) => {
    const path = new URL(url, 'https://localhost').pathname;
    if (extname(path) && !types[extname(path)]) return answer.writeHead(404).end();
    const file = extname(path) ? path : '/index.html';
    const encoding = Object.keys(ways).find((way) => headers['accept-encoding']?.includes(way)) ?? 'gzip';
    const key = `${encoding} ${file}`;
    if (!kept.has(key)) kept.set(key, ways[encoding](readFileSync(join(folder, file))));
    answer.writeHead(200, { 'content-type': types[extname(file)], 'content-encoding': encoding });
    answer.end(kept.get(key));
  };
}
