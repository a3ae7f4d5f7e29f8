import { documentVersions } from '#domain/documents';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { Handler } from '../http/handler.ts';
import { stale } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';

const names = Object.keys(documentVersions) as Schema<'LegalDocument'>[];

async function readConsents(db: Db, userId: string): Promise<Schema<'ConsentList'>> {
  const given = await db
    .selectFrom('consents')
    .where('user_id', '=', userId)
    .select(['document', 'version', 'given_at'])
    .orderBy('given_at', 'desc')
    .orderBy('document')
    .execute();
  const current = names.map((document) => {
    const version = documentVersions[document];
    const known = given.find((each) => each.document === document && each.version === version);
    return { document, version, is_current: true, given_at: known?.given_at ?? null };
  });
  const older = given.filter(({ document, version }) => version !== documentVersions[document]);
  return { data: [...current, ...older.map((each) => ({ ...each, is_current: false }))] };
}

const listConsents: Handler<'listConsents'> = async (_, { store, person }) => ({
  status: 200,
  body: await readConsents(store.db, person.id),
});

const setConsent: Handler<'setConsent'> = ({ body: { document, version, is_given } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { person, now } = await reauthorize(tx, asked);
    if (version !== documentVersions[document]) throw stale();
    const consent = { user_id: person.id, document, version };
    if (is_given)
      await tx
        .insertInto('consents')
        .values({ ...consent, given_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('consents')
        .where('user_id', '=', person.id)
        .where('document', '=', document)
        .where('version', '=', version)
        .execute();
    return { status: 200, body: await readConsents(tx, person.id) };
  });

export const consentHandlers = { listConsents, setConsent };
