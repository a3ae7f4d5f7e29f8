import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#openapi/operations';
import { Problem } from '../kernel/problem.ts';
import type { ReceivedBody } from './body.ts';
import { words } from './words/index.ts';

type Fields = Record<string, string>;

/** An HTML form that browsers submit without JavaScript. It runs an operation and redirects to a page. */
export interface Form {
  path: string;
  operation: OperationId;
  /** Converts the fields to the body of the operation. */
  bodyOf(fields: Fields): Record<string, unknown>;
  /** Returns the path of the page to redirect to. */
  resultPath(fields: Fields, isDone: boolean): string;
}

const isForm = (type: string | undefined) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type?.trim() ?? '');

/** Returns the fields of a form; the last one where a name repeats. Throws `Problem` if the body is not a form. */
export function readForm(received: ReceivedBody, { headers }: Pick<FastifyRequest, 'headers'>): Fields {
  if (!isForm(headers['content-type'])) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', words.malformedRequest);
  if (typeof received === 'string') throw new Problem(413, 'PAYLOAD_TOO_LARGE', words.malformedRequest);
  const fields = new URLSearchParams((received ?? Buffer.alloc(0)).toString('utf8'));
  // Browsers send a line break as two characters, which would count twice against a limit.
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]));
}
