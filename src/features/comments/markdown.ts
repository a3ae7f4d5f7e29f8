import { Marked, type Token } from 'marked';
import { mentionAtStart } from '#domain/mentions';

/** A mention among the tokens of a text. */
export interface MentionToken {
  type: 'mention';
  raw: string;
  name: string;
  id: string;
}

const markdown = new Marked({
  gfm: true,
  breaks: true,
  extensions: [
    {
      name: 'mention',
      level: 'inline',
      start: (text) => text.indexOf('@['),
      tokenizer(text): MentionToken | undefined {
        const [raw, name = '', id = ''] = mentionAtStart.exec(text) ?? [];
        return raw === undefined ? undefined : { type: 'mention', raw, name, id };
      },
    },
  ],
});

// Marks that never close are looked for again and again: so many are no prose, and would hold up whoever reads them.
const maxMarks = 1_000;

const asWritten = (text: string): Token[] =>
  text.split('\n').flatMap((line) => [
    { type: 'text', raw: line, text: line },
    { type: 'br', raw: '\n' },
  ]);

/** What a text is made of. Nothing of it is ever HTML: who shows it makes elements of what they know. */
export function parseMarkdown(text: string): Token[] {
  if ((text.match(/[*_~]/g)?.length ?? 0) > maxMarks) return asWritten(text);
  try {
    return markdown.lexer(text);
  } catch {
    // Nested deeper than the stack: nobody means that.
    return asWritten(text);
  }
}

const ways = new Set(['http:', 'https:', 'mailto:']);

/** Where a link may lead: to a page or an address of mail, never into a script or a document made of text. */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return ways.has(url.protocol) ? url.href : undefined;
}
