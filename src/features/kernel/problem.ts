import type { Schema } from '#openapi/operations';
import { translator } from './language';
import { getPreferences, type Language } from './preferences';
import { problemWords } from './words';

type Body = Schema<'Problem'>;

/** What a failed call can be told apart by. Ours: `OFFLINE` for no answer at all, `UNREADABLE` for none in our shape. */
export type ProblemCode = Body['code'] | 'OFFLINE' | 'UNREADABLE';

/** A failed call: what the server said of it, or that no answer came. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number | undefined;
  readonly details: NonNullable<Body['details']>;
  readonly permission: string | undefined;
  readonly requestId: string | undefined;
  /** What is there already, where that is why it was refused. */
  readonly existingId: string | undefined;
  /** All that was said; `message` joins it. */
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

/** The problem that an answer tells; a generic one where the answer is not in our shape. */
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

// What browsers say where no answer came, or a part of the app did not; other errors of the kind are ours.
const unreached =
  /^(failed to fetch|fetch failed|load failed|networkerror|the (network|internet) connection|error loading dynamically|importing a module)/i;

/** Any failure as a problem. All that goes wrong in a call becomes words here and nowhere else. */
export function toProblem(failure: unknown): Problem {
  if (failure instanceof Problem) return failure;
  const t = translator(problemWords, getPreferences().language);
  if (failure instanceof TypeError && unreached.test(failure.message)) return new Problem('OFFLINE', t('offline'));
  return new Problem('INTERNAL', t('generic'));
}

/** The field errors of a problem by field name, as forms take them. */
export const fieldErrors = (problem: Problem | undefined): Record<string, string> =>
  Object.fromEntries((problem?.details ?? []).map(({ field, message }) => [field, message]));
