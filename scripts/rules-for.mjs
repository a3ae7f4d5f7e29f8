// The part of a minified stylesheet that a page's markup needs before all of it is there.

/** Where a block that begins before `start` ends: the place of its last brace. */
function endOf(css, start) {
  let depth = 1;
  let quote = '';
  for (let at = start; at < css.length; at++) {
    const sign = css[at];
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the stylesheet has no end.');
}

/** The blocks of a stylesheet, each with what stands before it. */
function* blocksIn(css) {
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const end = endOf(css, open + 1);
    yield { head: css.slice(at, open), body: css.slice(open + 1, end) };
    at = end + 1;
  }
}

/**
 * The rules of a stylesheet whose classes all stand in a markup, in their order, with the keyframes that they name; rules without a
 * class are all kept, and fonts.
 */
export function rulesFor(markup, css) {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  // What stands in parentheses, as what a rule is not for, need not be there.
  const bare = (selectors) => {
    const less = selectors.replace(/\([^()]*\)/g, '');
    return less === selectors ? less : bare(less);
  };
  const mayMatch = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name));
  const keep = (text) => {
    let kept = '';
    for (const { head, body } of blocksIn(text)) {
      if (/^@(media|supports|container|layer)/.test(head)) {
        const inner = keep(body);
        if (inner) kept += `${head}{${inner}}`;
      } else if (head.startsWith('@')) kept += `${head}{${body}}`;
      else if (bare(head).split(',').some(mayMatch)) kept += `${head}{${body}}`;
    }
    return kept;
  };
  const rules = keep(css);
  const isIdle = ({ head }) => {
    const name = /^@keyframes (\S+)/.exec(head)?.[1];
    return head.startsWith('@page') || (name && !new RegExp(`animation[^;}]*${name}\\b`).test(rules));
  };
  return [...blocksIn(rules)]
    .filter((block) => !isIdle(block))
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');
}
