import type { Schema } from '#openapi/operations';
import { translator } from './language';
import { getPreferences, type Language } from './preferences';
import { problemWords } from './words';

type Body = Schema<'Problem'>;

/** The codes of failed calls. The client adds `OFFLINE` for no response and `UNREADABLE` for an unexpected body. */
export type ProblemCode = Body['code'] | 'OFFLINE' | 'UNREADABLE';

/** A failed call: the server's problem response, or a missing response. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number | undefined;
  readonly details: NonNullable<Body['details']>;
  readonly permission: string | undefined;
  readonly requestId: string | undefined;
  /** The id of the existing record that caused a conflict. */
  readonly existingId: string | undefined;
  /** All messages; `message` joins them. */
  readonly messages: readonly string[];

  constructor(
    code: ProblemCode,
    messages: string | string[],
    {
      details = [],
      ...more
    }: {
      status?: number;
      details?: Body['details'];
      permission?: string;
      requestId?: string;
      existingId?: string;
    } = {},
  ) {
    const all = [messages].flat();
    super(all.join(', '));
    this.messages = all;
    this.code = code;
    this.details = details;
    Object.assign(this, more);
  }
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && 'code' in value && ('message' in value || 'error' in value);

/** Parses a problem response; returns a generic problem if the body has another shape. */
export async function problemOf(response: Response, language: Language): Promise<Problem> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const more = { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined };
  if (!isBody(body)) return new Problem('UNREADABLE', translator(problemWords, language)('generic'), more);
  return new Problem(body.code, body.message ?? body.error, {
    ...more,
    details: body.details,
    permission: body.permission,
    existingId: body.existing_id,
  });
}

// Browser messages for a failed request or chunk; other TypeErrors are bugs of the app.
const unreached =
  /^(failed to fetch|fetch failed|load failed|networkerror|the (network|internet) connection|error loading dynamically|importing a module)/i;

/** Converts any failure into a problem. This is the only place where failures become texts. */
export function toProblem(failure: unknown): Problem {
  if (failure instanceof Problem) return failure;
  const t = translator(problemWords, getPreferences().language);
  if (failure instanceof TypeError && unreached.test(failure.message)) return new Problem('OFFLINE', t('offline'));
  return new Problem('INTERNAL', t('generic'));
}

/** Returns the field errors of a problem by field name. */
export const fieldErrors = (problem: Problem | undefined): Record<string, string> =>
  Object.fromEntries((problem?.details ?? []).map(({ field, message }) => [field, message]));
