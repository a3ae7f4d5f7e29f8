import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ErrorObject } from 'ajv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseFile } from '#openapi/operations';
import type { AppServices } from '../kernel/app-services.ts';
import { computeEtag, matchesEtag } from '../kernel/etag.ts';
import { languageFor } from '../kernel/language.ts';
import type { Person } from '../kernel/person.ts';
import type { PersonCache } from '../kernel/person-cache.ts';
import { invalid, notFound, Problem } from '../kernel/problem.ts';
import { type Area, createRegistry } from './area.ts';
import { authenticate, checkAudience, checkPermission, checkViewAs } from './authorization.ts';
import { type ReceivedBody, readJson, receiveBody } from './body.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Context } from './context.ts';
import { type Operation, operations } from './contract.ts';
import { toFieldProblems } from './field-errors.ts';
import { openRequestFile, sendFile } from './files.ts';
import { type Form, readForm } from './form.ts';
import type { Handlers } from './handler.ts';
import { isCrossSite, loopbackOrigin } from './hosts.ts';
import { restrictReferences } from './references.ts';
import { createResponseValidator, type HandlerResponse } from './response-validation.ts';
import { findForbiddenCharacters, sanitizeTexts } from './sanitize-texts.ts';
import { requestValidators } from './validation.ts';
import { fieldKeyIn } from './words/fields.ts';
import { words } from './words/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

interface RequestInput {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}
type AnyHandler = (input: RequestInput, context: Context) => Promise<HandlerResponse>;
type BinderServices = AppServices &
  Pick<Context, 'notifications' | 'feed' | 'largeWork'> & {
    people: PersonCache;
    gate: ConcurrencyLimit;
    areas: readonly Area[];
  };
type Registry = ReturnType<typeof createRegistry>;
/** An operation with its handler and services. */
interface BoundOperation {
  operation: Operation;
  handle: AnyHandler;
  services: BinderServices;
  registry: Registry;
}

function refuseForbiddenCharacters({ id }: Operation, input: RequestInput): void {
  const fields = [input.path, input.query, input.body].flatMap(findForbiddenCharacters);
  if (fields.length > 0)
    throw invalid(
      ...fields.map(
        (field) =>
          ({
            field,
            code: 'forbidden_character',
            message: words.field.forbiddenCharacter(fieldKeyIn(id, field)),
          }) as const,
      ),
    );
}

const missingBodyFault: ErrorObject = {
  keyword: 'required',
  instancePath: '',
  schemaPath: '',
  params: { missingProperty: '' },
};

/**
 * Sanitizes texts and rejects invalid input: first the query and the body (400), then a path that cannot exist (404).
 */
function refuseInvalid(operation: Operation, input: RequestInput, { missing }: Registry): void {
  sanitizeTexts(input.query, operation.singleLineFields);
  sanitizeTexts(input.body, operation.singleLineFields);
  refuseForbiddenCharacters(operation, input);
  const faults = [
    ...requestValidators.query(operation, input.query),
    ...((operation.bodySchema || operation.takesFile) && input.body === undefined
      ? [missingBodyFault]
      : requestValidators.body(operation, input.body)),
  ];
  if (faults.length > 0) throw invalid(...toFieldProblems(faults, operation.id));
  const [fault] = requestValidators.path(operation, input.path);
  if (!fault) return;
  throw notFound(missing.get(operation.missing.get(fault.instancePath.slice(1)) ?? ''));
}

const cookieOf = ({ headers: { cookie = '' } }: FastifyRequest, name: string) =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function contextOf(
  operation: Operation,
  request: FastifyRequest,
  { store, config, notifications, feed, largeWork: large, now, isClosing }: BinderServices,
  lockedResources: Set<string>,
  { openable, searchSources }: Pick<Context, 'openable' | 'searchSources'>,
): Context {
  return {
    operation,
    store,
    config,
    notifications,
    feed,
    largeWork: large,
    openable,
    searchSources,
    role: null,
    lockedResources,
    isClosing: isClosing(),
    now: now().toISOString(),
    origin: config.publicUrl ?? loopbackOrigin(request),
    cookie: (name) => cookieOf(request, name),
    hasCopy: (tag) => matchesEtag(tag, request.headers['if-none-match']),
    lastEventId: [request.headers['last-event-id']].flat()[0],
    optionalPerson: request.person,
    log: request.log,
    requestId: String(request.id),
    language: languageFor(request.headers['accept-language']),
    client: { address: request.ip, agent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    get person() {
      if (!request.person) throw new Error('Nobody is signed in here: the operation is public.');
      return request.person;
    },
  };
}

/** Streams server-sent events and disables buffering in proxies. */
function sendStream({ status, body }: HandlerResponse, request: FastifyRequest, reply: FastifyReply) {
  const events = body instanceof Readable ? body : Readable.from(body as AsyncIterable<string>);
  // The connection cannot be reused after the stream; keep-alive would only delay the shutdown.
  reply
    .code(status)
    .type('text/event-stream; charset=utf-8')
    .headers({ 'X-Accel-Buffering': 'no', Connection: 'close' });
  if (request.method !== 'HEAD') return reply.send(events);
  // A HEAD request does not read the events, so end them here.
  events.destroy();
  return reply.send();
}

/** Returns the body of a request: a value, an unread file, or undefined. */
function bodyOf(
  { takesFile, bodySchema, maxBodyBytes: maxBody }: Operation,
  { body, headers }: FastifyRequest,
): unknown {
  if (takesFile) return body && openRequestFile(body as IncomingMessage, maxBody);
  return bodySchema && readJson(body as ReceivedBody, maxBody, headers['content-type']);
}

const isRead = ({ method }: Operation) => method === 'GET';

/** Runs an operation and returns its validated response. */
async function runOperation(
  { operation, handle, services, registry }: BoundOperation,
  request: FastifyRequest,
  body = bodyOf(operation, request),
) {
  const input: RequestInput = {
    path: request.params as RequestInput['path'],
    query: { ...(request.query as RequestInput['query']) },
    body,
  };
  refuseInvalid(operation, input, registry);
  const validation = createResponseValidator(operation, request.log);
  const lockedResources = new Set<string>();
  // Handlers that write check the role inside their transaction, where it still holds at commit.
  const store = validation.wrapStore(
    services.store,
    () => isRead(operation) || !operation.access || lockedResources.size > 0,
  );
  const context = contextOf(operation, request, { ...services, store }, lockedResources, registry);
  if (operation.access && isRead(operation))
    context.role = await registry
      .resourceOf(operation.access.resource)
      .roleOf(services.store.db, input.path.id ?? '', context);
  const response = await services.people
    .invalidateAfter(() => handle(input, context))
    .finally(services.notifications.wake);
  if (operation.access && !isRead(operation) && lockedResources.size === 0)
    throw new Error(`${operation.id} was answered without asking for the role.`);
  if (operation.references.length > 0) await restrictReferences(operation, response, context);
  const { streamStatuses: streams, fileStatuses: files } = operation;
  return streams.has(response.status) || files.has(response.status) ? response : validation.validate(response);
}

/** Sends JSON, or 304 if the caller's `If-None-Match` matches and the operation supports ETags. */
function sendJson(
  { hasEtag: isTagged }: Operation,
  { status, body }: HandlerResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  const text = JSON.stringify(body);
  if (isTagged && status === 200) {
    const tag = computeEtag(text);
    reply.header('ETag', tag);
    if (matchesEtag(tag, headers['if-none-match'])) return reply.code(304).send();
  }
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

/**
 * Sends a response without occupying the concurrency limit, because streams last for hours and slow clients read
 * slowly.
 */
function send(
  operation: Operation,
  response: HandlerResponse,
  services: BinderServices,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (operation.streamStatuses.has(response.status)) return sendStream(response, request, reply);
  if (request.method !== 'GET') services.feed.wake();
  reply.headers(response.headers ?? {});
  if (operation.fileStatuses.has(response.status))
    return sendFile(response.body as ResponseFile, request, reply.code(response.status));
  if (response.body === undefined) return reply.code(response.status).send();
  return sendJson(operation, response, request, reply);
}

/**
 * Registers an HTML form for its operation. Cross-site, rejected and failed submissions all redirect to the same page,
 * so that the visitor always sees one.
 */
function bindForm(app: FastifyInstance, { path, bodyOf, resultPath: answerAt }: Form, bound: BoundOperation): void {
  const { operation, services } = bound;
  const config = { operation };
  app.post(path, { config }, async (request, reply) => {
    let fields: ReturnType<typeof readForm> = {};
    try {
      fields = readForm(request.body as ReceivedBody, request);
      const isOwn = !isCrossSite(request, services.config.publicUrl);
      if (isOwn) await services.gate.run('new', () => runOperation(bound, request, bodyOf(fields)));
      return reply.redirect(answerAt(fields, isOwn), 303);
    } catch (error) {
      if (!(error instanceof Problem)) request.log.error({ err: error }, 'A form failed');
      return reply.redirect(answerAt(fields, false), 303);
    }
  });
}

/**
 * Registers every operation of the contract. The order of checks is 401 and 403 before the body is read, then 415, 413,
 * 400, 404 and the role in the resource. The handler's response is validated too.
 */
export function bind(app: FastifyInstance, handlers: Handlers, services: BinderServices): void {
  const registry = createRegistry(services.areas, operations);
  app.decorateRequest('person', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async ({ routeOptions }: FastifyRequest, payload: FastifyRequest['raw']) => {
    const { takesFile, maxBodyBytes: maxBody = 0 } = routeOptions.config.operation ?? {};
    return takesFile ? payload : receiveBody(payload, maxBody);
  });
  for (const operation of operations) {
    const handle = handlers[operation.id] as unknown as AnyHandler;
    const bound = { operation, handle, services, registry };
    // Bodies are received outside the concurrency limit, so that slow senders cannot occupy it. Handlers that read
    // files acquire it for each part of their work.
    const runDirectly: ConcurrencyLimit['run'] = (_, work) => work();
    const runLimited = operation.isExemptFromLimit ? runDirectly : services.gate.run;
    const runHandler = operation.takesFile ? runDirectly : runLimited;
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      onRequest: async (request) => {
        // The body of an operation without one is ignored, so any content type is accepted.
        if (!operation.bodySchema && !operation.takesFile) delete request.raw.headers['content-type'];
        const { authorization } = request.headers;
        if (operation.isPublic || (operation.isOptional && authorization === undefined)) return;
        // Authenticate first, so that the audit log can name the person who is refused.
        request.person = await runLimited('new', () => authenticate(operation, authorization, services));
        checkViewAs(operation, request.person);
        checkAudience(operation, request.person);
        checkPermission(operation, request.person);
      },
      handler: async (request, reply) => {
        const callerKind = request.person ? 'known' : 'new';
        const response = await runHandler(callerKind, () => runOperation(bound, request));
        return send(operation, response, services, request, reply);
      },
    });
  }
  for (const form of services.areas.flatMap(({ forms = [] }) => forms)) {
    const operation = operations.find(({ id }) => id === form.operation);
    if (!operation?.isPublic) throw new Error(`${form.operation} takes no form.`);
    const handle = handlers[form.operation] as unknown as AnyHandler;
    bindForm(app, form, { operation, handle, services, registry });
  }
}
