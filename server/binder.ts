import { Readable } from 'node:stream';
import type { ErrorObject } from 'ajv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, roleIn } from './access.ts';
import { answersOf, type Given } from './answers.ts';
import type { People } from './auth/people.ts';
import { type Received, readJson, receive } from './body.ts';
import { fieldsWithForbiddenCharacters } from './characters.ts';
import { complaints } from './complaints.ts';
import type { Context, Parts, Person } from './context.ts';
import { type Operation, operations } from './contract.ts';
import type { Gate } from './gate.ts';
import type { Handlers } from './handler.ts';
import { loopbackOrigin } from './hosts.ts';
import { invalid, notFound } from './refusal.ts';
import { faultsOf } from './validation.ts';
import { wordsFor } from './words/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

interface Asked {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}
type AnyHandler = (asked: Asked, context: Context) => Promise<Given>;
type Workings = Parts & Pick<Context, 'post' | 'feed'> & { people: People; gate: Gate };

function refuseForbiddenCharacters(asked: Asked): void {
  const fields = [asked.path, asked.query, asked.body].flatMap(fieldsWithForbiddenCharacters);
  if (fields.length > 0)
    throw invalid((words) =>
      fields.map((field) => ({ field, code: 'forbidden_character', message: words.field.forbiddenCharacter(field) })),
    );
}

const noBody: ErrorObject = { keyword: 'required', instancePath: '', schemaPath: '', params: { missingProperty: '' } };

/** Refuses what the contract does not take: first the query and the body (400), then a path that cannot exist (404). */
function refuseInvalid(operation: Operation, asked: Asked): void {
  refuseForbiddenCharacters(asked);
  const faults = [
    ...faultsOf.query(operation, asked.query),
    ...(operation.bodySchema && asked.body === undefined ? [noBody] : faultsOf.body(operation, asked.body)),
  ];
  if (faults.length > 0) throw invalid((words) => complaints(faults, words));
  const [fault] = faultsOf.path(operation, asked.path);
  if (!fault) return;
  const parts = operation.path.split('/');
  throw notFound(operation.missing ?? parts[parts.indexOf(`{${fault.instancePath.slice(1)}}`) - 1]);
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
  { store, config, post, feed, now, isClosing }: Workings,
): Context {
  return {
    ...{ operation, store, config, post, feed, role: null, isClosing: isClosing(), now: now().toISOString() },
    origin: config.publicUrl ?? loopbackOrigin(request),
    cookie: (name) => cookieOf(request, name),
    lastEventId: [request.headers['last-event-id']].flat()[0],
    someone: request.person,
    log: request.log,
    words: wordsFor(request.headers['accept-language']),
    client: { address: request.ip, agent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    get person() {
      if (!request.person) throw new Error('Nobody is signed in here: the operation is public.');
      return request.person;
    },
  };
}

/** Sends events as they come, past whatever would rather collect them first. */
function stream({ status, body }: Given, request: FastifyRequest, reply: FastifyReply) {
  const events = body instanceof Readable ? body : Readable.from(body as AsyncIterable<string>);
  // A line of events is good for nothing else afterwards: kept alive it would only delay the server's end.
  reply
    .code(status)
    .type('text/event-stream; charset=utf-8')
    .headers({ 'X-Accel-Buffering': 'no', Connection: 'close' });
  if (request.method !== 'HEAD') return reply.send(events);
  // Nobody would read them, nor end them.
  events.destroy();
  return reply.send();
}

/** Does something when its turn comes. A body is received outside of any turn, or slow senders would hold them all. */
async function inTurn<T>(
  { isUngated }: Operation,
  gate: Gate,
  who: 'new' | 'known',
  work: () => Promise<T>,
): Promise<T> {
  if (isUngated) return work();
  const leave = await gate.enter(who);
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Carries out an operation, and gives the answer that may leave. */
async function carryOut(operation: Operation, handle: AnyHandler, parts: Workings, request: FastifyRequest) {
  const received = request.body as Received;
  const body = operation.bodySchema && readJson(received, operation.maxBody, request.headers['content-type']);
  const asked: Asked = {
    path: request.params as Asked['path'],
    query: { ...(request.query as Asked['query']) },
    body,
  };
  refuseInvalid(operation, asked);
  const answers = answersOf(operation, request.log);
  const context = contextOf(operation, request, { ...parts, store: answers.keeping(parts.store) });
  if (operation.projectRole) context.role = await roleIn(parts.store.db, asked.path.id ?? '', context);
  const found = await parts.people.watch(() => handle(asked, context)).finally(parts.post.wake);
  return operation.streams.has(found.status) ? found : answers.held(found);
}

/** Sends an answer, outside of any turn: a line of events is sent for hours, and to a slow reader all takes its time. */
function send(operation: Operation, given: Given, parts: Workings, request: FastifyRequest, reply: FastifyReply) {
  if (operation.streams.has(given.status)) return stream(given, request, reply);
  if (request.method !== 'GET') parts.feed.wake();
  reply.headers(given.headers ?? {});
  if (given.body === undefined) return reply.code(given.status).send();
  return reply.code(given.status).type('application/json; charset=utf-8').send(JSON.stringify(given.body));
}

/**
 * Registers every operation of the contract: 401 and 403 before a byte of the body is read, then 415, 413, 400, 404 and
 * the role in the project, then its handler, whose answer is checked too.
 */
export function bind(app: FastifyInstance, handlers: Handlers, parts: Workings): void {
  app.decorateRequest('person', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', ({ routeOptions }: FastifyRequest, payload: FastifyRequest['raw']) =>
    receive(payload, routeOptions.config.operation?.maxBody ?? 0),
  );
  for (const operation of operations) {
    const handle = handlers[operation.id] as unknown as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      onRequest: async (request) => {
        // Nobody reads what comes with an operation that takes nothing, so whatever it calls itself is as good.
        if (!operation.bodySchema) delete request.raw.headers['content-type'];
        const { authorization } = request.headers;
        if (operation.isPublic || (operation.isOptional && authorization === undefined)) return;
        request.person = await inTurn(operation, parts.gate, 'new', () => admit(operation, authorization, parts));
      },
      handler: async (request, reply) => {
        // Whoever never stops sending is answered, and cut off.
        if (request.body === ('endless' satisfies Received)) reply.header('Connection', 'close');
        const who = request.person ? 'known' : 'new';
        const given = await inTurn(operation, parts.gate, who, () => carryOut(operation, handle, parts, request));
        return send(operation, given, parts, request, reply);
      },
    });
  }
}
