import type { Schema } from '#openapi/operations';
import type { Words } from './words/index.ts';

type Detail = Schema<'ProblemDetail'>;
interface Extras {
  details?: (words: Words) => Detail[];
  permission?: string;
  retryAfter?: number;
}

/** What ends a request with an answer of the contract's `Problem` shape. Its text waits for the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: Schema<'ProblemCode'>;
  readonly text: (words: Words) => string;
  readonly extras: Extras;

  constructor(status: number, code: Schema<'ProblemCode'>, text: (words: Words) => string, extras: Extras = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
    this.extras = extras;
  }

  /** The body, as one language tells it; `isBrief` leaves what is wrong with fields to `message` and `details`. */
  problem(words: Words, isBrief = false): Schema<'Problem'> {
    const { details: detailsIn, permission } = this.extras;
    const text = this.text(words);
    const details = detailsIn?.(words);
    const messages = details?.map(({ message }) => message) ?? [text];
    return {
      error: isBrief && details ? text : messages.join(', '),
      message: this.status === 400 ? messages : text,
      code: this.code,
      ...(details && { details }),
      ...(permission && { permission }),
    };
  }
}

/** 400: fields that are not as they should be, each told in the caller's words. */
export const invalid = (details: (words: Words) => Detail[]) =>
  new Refusal(400, 'VALIDATION', (words) => words.invalid, { details });

/** 404: the thing, named by its segment in the path (`projects`, `steps`). */
export const notFound = (segment = '') =>
  new Refusal(404, 'NOT_FOUND', (words) => words.notFound[segment] ?? words.notFoundHere);

/** 409: somebody changed it since the caller read it. */
export const stale = () => new Refusal(409, 'STALE_VERSION', (words) => words.stale);
