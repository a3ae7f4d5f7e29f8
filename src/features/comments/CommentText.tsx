import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { stripMentions } from '#domain/mentions';
import { Link } from '#ui';
import * as styles from './CommentText.css';
import type { Person } from './data/comments';
import { type MentionToken, parseMarkdown, safeHref } from './markdown';

// Deeper than this nobody reads: the rest is shown as it was written.
const maxDepth = 12;

interface Inside {
  tokens: readonly Token[] | undefined;
  people: readonly Person[];
  depth: number;
}

/** What somebody said, with whom it mentions. HTML is shown as text, and a link leads to a page or nowhere. */
export function CommentText({ body, mentions }: { body: string; mentions: readonly Person[] }) {
  return (
    <div className={styles.text}>
      <Parts tokens={parseMarkdown(body)} people={mentions} depth={0} />
    </div>
  );
}

function Parts({ tokens = [], people, depth }: Inside): ReactNode {
  if (depth > maxDepth) return stripMentions(tokens.map(({ raw }) => raw).join(''));
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text have no other order.
  return tokens.map((token, at) => <Part key={at} token={token as Tokens.Generic} people={people} depth={depth + 1} />);
}

function Part({ token, ...rest }: { token: Tokens.Generic } & Omit<Inside, 'tokens'>): ReactNode {
  const inside = <Parts tokens={token.tokens} {...rest} />;
  switch (token.type) {
    case 'paragraph':
      return <p className={styles.paragraph}>{inside}</p>;
    case 'heading':
      return <p className={styles.heading}>{inside}</p>;
    case 'blockquote':
      return <blockquote className={styles.quote}>{inside}</blockquote>;
    case 'list':
      return <Items list={token as Tokens.List} {...rest} />;
    case 'code':
      return (
        <pre className={styles.block}>
          <code>{stripMentions(token.text)}</code>
        </pre>
      );
    case 'codespan':
      return <code className={styles.code}>{stripMentions(token.text)}</code>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'del':
      return <del>{inside}</del>;
    case 'link':
      return <Target href={token.href}>{inside}</Target>;
    case 'image':
      // Never loaded: an image of elsewhere would tell there who reads.
      return <Target href={token.href}>{token.text || token.href}</Target>;
    case 'table':
      return <Grid table={token as Tokens.Table} {...rest} />;
    case 'hr':
      return <hr className={styles.line} />;
    case 'br':
      return <br />;
    case 'mention':
      return <Mention mention={token as unknown as MentionToken} people={rest.people} />;
    case 'space':
    case 'checkbox':
      return null;
    case 'escape':
    case 'text':
      return token.tokens ? inside : token.text;
    default:
      return token.raw;
  }
}

function Items({ list, ...rest }: { list: Tokens.List } & Omit<Inside, 'tokens'>) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list} start={list.ordered ? Number(list.start) : undefined}>
      {list.items.map(({ task, checked, tokens }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other order.
        <li key={at} className={task ? styles.task : undefined}>
          {task && <span aria-hidden="true">{checked ? '☑' : '☐'} </span>}
          <Parts tokens={tokens} {...rest} />
        </li>
      ))}
    </Tag>
  );
}

function Grid({ table, ...rest }: { table: Tokens.Table } & Omit<Inside, 'tokens'>) {
  const cells = (Cell: 'th' | 'td', row: Tokens.TableCell[]) =>
    row.map(({ tokens }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text have no other order.
      <Cell key={at} className={styles.cell}>
        <Parts tokens={tokens} {...rest} />
      </Cell>
    ));
  return (
    <div className={styles.sideways}>
      <table className={styles.table}>
        <thead>
          <tr>{cells('th', table.header)}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text have no other order.
            <tr key={at}>{cells('td', row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Target({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href);
  if (!safe) return children;
  return (
    <Link href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  );
}

function Mention({ mention: { name, id }, people }: { mention: MentionToken; people: readonly Person[] }) {
  const person = people.find((each) => each.id === id);
  return person ? <span className={styles.mention}>@{person.name}</span> : `@${name}`;
}
