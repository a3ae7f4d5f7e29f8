import type { Schema } from '#openapi/operations';
import type { Language, LocalizedText } from './language.ts';
import { words } from './words/index.ts';

/** A problem with one field. */
export interface FieldProblem {
  field: string;
  code: Schema<'ProblemDetail'>['code'];
  message: LocalizedText;
}

interface Extras {
  fields?: FieldProblem[];
  permission?: string;
  retryAfter?: number;
  existingId?: string;
}

/** An error that ends a request with the contract's `Problem` format. Its text is rendered in the caller's language. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: Schema<'ProblemCode'>;
  readonly text: LocalizedText;
  readonly extras: Extras;

  constructor(status: number, code: Schema<'ProblemCode'>, text: LocalizedText, extras: Extras = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
    this.extras = extras;
  }

  /** Renders the body in a language; `isBrief` keeps field problems out of `error`. */
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

/** 400: invalid fields. */
export const invalid = (...fields: FieldProblem[]) => new Problem(400, 'VALIDATION', words.invalid, { fields });

/** 400: the value of a field is not allowed. */
export const notAllowed = (field: string, message: LocalizedText) => invalid({ field, code: 'not_allowed', message });

/** 404: the record does not exist, or the caller may not see it. */
export const notFound = (text: LocalizedText = words.notFoundHere) => new Problem(404, 'NOT_FOUND', text);

/** 409: the record has changed since the caller read it. */
export const stale = () => new Problem(409, 'STALE_VERSION', words.stale);

/** 503: temporarily unavailable; the caller may retry after `retryAfter` seconds. */
export const unavailable = (retryAfter: number, text: LocalizedText = words.unavailable) =>
  new Problem(503, 'UNAVAILABLE', text, { retryAfter });
