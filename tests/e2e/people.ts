import type { Schema } from '#openapi/operations';
import type { Server } from './serve';

export const password = 'trama-demonstracao';

// biome-ignore lint/suspicious/noExplicitAny: a journey looks at what it knows to be there
type Asking = (method: string, path: string, body?: object) => Promise<any>;

/** Somebody signed in, in whose name the server is asked without a browser. */
export interface Person {
  id: string;
  name: string;
  email: string;
  tokens: Schema<'TokenPair'>;
  ask: Asking;
}

const asking =
  ({ url }: Server, token?: string): Asking =>
  async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'accept-language': 'pt-BR',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };

async function signedIn(server: Server, proof: object): Promise<Person> {
  const tokens = await asking(server)('POST', '/api/auth/authenticate', proof);
  const ask = asking(server, tokens.accessToken);
  const { id, name, email } = await ask('GET', '/api/auth/me');
  return { id, name, email, tokens, ask };
}

/** An account of the demonstration whose password no journey changes. */
export const demonstration = (server: Server, who: 'admin' | 'member') =>
  signedIn(server, { email: `${who}@trama.example`, password });

const administrators = new WeakMap<Server, Promise<Person>>();
/** The administrator of the demonstration, signed in once for all that is prepared on a server. */
export function administrator(server: Server): Promise<Person> {
  const known = administrators.get(server) ?? demonstration(server, 'admin');
  administrators.set(server, known);
  return known;
}

/** The newest message to an address, as the administrator finds it in the outbox. */
export async function messageTo(server: Server, to: string): Promise<string> {
  const admin = await administrator(server);
  for (let tries = 0; tries < 100; tries++) {
    const { data } = await admin.ask('GET', '/api/outbox');
    const found = data.find((message: { to: string }) => message.to === to);
    if (found) return found.text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no message to ${to}.`);
}

export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
export const linkIn = (text: string) => /http\S+/.exec(text)?.[0] ?? '';

/** The password of whoever is new. */
export const newPassword = 'tear-de-algodao-cru';

let newcomers = 0;
/** Somebody who has just made an account and may not do anything yet; of two of one name each has an own address. */
export async function newcomer(server: Server, name: string): Promise<Person> {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const email = `${letters}${++newcomers}@empresa.example`;
  const account = { name, email, password: newPassword };
  const { challengeId } = await asking(server)('POST', '/api/auth/sign-up', account);
  const code = codeIn(await messageTo(server, email));
  const { token } = await asking(server)('POST', '/api/auth/otp/verify', { challengeId, code });
  return signedIn(server, { userAccessToken: token });
}

/** Somebody new who is a member of the branch in Recife, and so may create projects. */
export async function colleague(server: Server, name: string): Promise<Person> {
  const admin = await administrator(server);
  const { units } = await admin.ask('GET', '/api/auth/me');
  const unit_id = units.find((unit: { name: string }) => unit.name === 'Filial Recife').id;
  const person = await newcomer(server, name);
  const { token } = await admin.ask('POST', '/api/invitations/unit', { unit_id, email: person.email, role: 'member' });
  await person.ask('PUT', `/api/invitations/accept/${token}`);
  return person;
}

/** Lets somebody into a project, without a browser. */
export async function join(owner: Person, project: { id: string }, person: Person, role: Schema<'MemberRole'>) {
  const invitation = { email: person.email, role };
  const { token } = await owner.ask('POST', `/api/projects/${project.id}/invitations`, invitation);
  await person.ask('POST', `/api/projects/${project.id}/invitations/accept/${token}`);
}

/** A project with steps, each with its sub-steps, made without a browser. */
export async function projectOf(
  owner: Person,
  name: string,
  steps: Record<string, string[]> = {},
): Promise<Schema<'ProjectDetail'>> {
  const { id } = await owner.ask('POST', '/api/projects', { name });
  for (const [step, subSteps] of Object.entries(steps)) {
    const { id: stepId } = await owner.ask('POST', `/api/projects/${id}/steps`, { name: step });
    for (const subStep of subSteps) {
      await owner.ask('POST', `/api/projects/${id}/steps/${stepId}/sub-steps`, { name: subStep });
    }
  }
  return owner.ask('GET', `/api/projects/${id}`);
}
