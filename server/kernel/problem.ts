import type { Schema } from '#openapi/operations';
import type { Language, Text } from './language.ts';
import { words } from './words/index.ts';

/** What is wrong with a field. */
export interface FieldProblem {
  field: string;
  code: Schema<'ProblemDetail'>['code'];
  message: Text;
}

interface Extras {
  fields?: FieldProblem[];
  permission?: string;
  retryAfter?: number;
  existingId?: string;
}

/** What ends a request with an answer of the contract's `Problem` shape. Its text waits for the caller's language. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: Schema<'ProblemCode'>;
  readonly text: Text;
  readonly extras: Extras;

  constructor(status: number, code: Schema<'ProblemCode'>, text: Text, extras: Extras = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
    this.extras = extras;
  }

  /** The body, in one language; `isBrief` leaves what is wrong with fields to `message` and `details`. */
  body(language: Language, isBrief = false): Schema<'Problem'> {
    const { fields, permission, existingId } = this.extras;
    const text = this.text(language);
    const details = fields?.map(({ message, ...field }) => ({ ...field, message: message(language) }));
    const messages = details?.map(({ message }) => message) ?? [text];
    return {
      error: isBrief && details ? text : messages.join(', '),
      message: this.status === 400 ? messages : text,
      code: this.code,
      ...(details && { details }),
      ...(permission && { permission }),
      ...(existingId && { existing_id: existingId }),
    };
  }
}

/** 400: fields that are not as they should be. */
export const invalid = (...fields: FieldProblem[]) => new Problem(400, 'VALIDATION', words.invalid, { fields });

/** 400: a field holds what may not be there. */
export const notAllowed = (field: string, message: Text) => invalid({ field, code: 'not_allowed', message });

/** 404: the thing is not there, or not for the caller to see. */
export const notFound = (text: Text = words.notFoundHere) => new Problem(404, 'NOT_FOUND', text);

/** 409: somebody changed it since the caller read it. */
export const stale = () => new Problem(409, 'STALE_VERSION', words.stale);

/** 503: not now; the same may be asked again after some seconds. */
export const unavailable = (retryAfter: number, text: Text = words.unavailable) =>
  new Problem(503, 'UNAVAILABLE', text, { retryAfter });
