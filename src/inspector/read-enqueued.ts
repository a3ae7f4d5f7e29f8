/** Returns the text between a bracket and the one that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] as string)) depth++;
    if (')]}'.includes(text[at] as string)) depth--;
    if (depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

const quoted = /^\s*['"`]([^'"`]*)['"`]/;
const typed = /\btype\s*:\s*['"`]([^'"`]*)['"`]/;
const named = /^\s*([A-Za-z_$][\w$]{2,})\s*(?:,|$)/;

function nameOf(method: string | undefined, given: string): string | undefined {
  const type = typed.exec(given)?.[1];
  if (method) return [method, quoted.exec(given)?.[1], type].filter(Boolean).join(' ');
  return quoted.exec(given)?.[1] ?? type ?? named.exec(given)?.[1];
}

/**
 * Returns the actions that a collector of `enqueueActions` may enqueue, as its source text names them. Which of them it
 * enqueues depends on its conditions, so that is known once it runs. Names survive a minifier where they are strings.
 */
export function readEnqueued(collect: unknown): string[] {
  if (typeof collect !== 'function') return [];
  const text = String(collect);
  const alias = /\benqueue\s*:\s*([\w$]+)/.exec(text)?.[1];
  const callee = alias ? `(?<![\\w$.])${alias.replaceAll('$', '\\$')}` : '(?<![\\w$])enqueue';
  const calls = text.matchAll(new RegExp(`${callee}(?:\\.(\\w+))?\\(`, 'g'));
  const names = [...calls].flatMap((call) => {
    const name = nameOf(call[1], argumentsAt(text, call.index + call[0].length));
    return name === undefined ? [] : [name];
  });
  return [...new Set(names)];
}
