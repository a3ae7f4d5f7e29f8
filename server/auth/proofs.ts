import { Problem } from '../kernel/problem.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import type { HeldAccount } from './accounts.ts';
import type { ProofKind } from './tables.ts';
import { words } from './words/index.ts';

const kinds = {
  access: { prefix: 'tru_', seconds: 300 },
  social: { prefix: 'trc_', seconds: 60 },
  reset: { prefix: 'trp_', seconds: 1800 },
} as const;

/** For how long a proof holds. */
export const proofSeconds = (kind: ProofKind) => kinds[kind].seconds;

/** Gives a token that proves once who somebody is, to whoever also has what it is bound to. */
export async function giveProof(
  tx: Tx,
  kind: ProofKind,
  { id: user_id }: HeldAccount,
  now: string,
  bound_to: string | null = null,
): Promise<string> {
  const { prefix, seconds } = kinds[kind];
  const token = newToken(prefix);
  await tx
    .insertInto('proofs')
    .values({ hash: hashToken(token), kind, user_id, bound_to, ends_at: addSeconds(now, seconds) })
    .execute();
  return token;
}

/** Whoever a proof that still holds stands for; it goes on holding. */
export async function peekProof(db: Db, kind: ProofKind, token: string, now: string): Promise<string | undefined> {
  const proof = await db
    .selectFrom('proofs')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('ends_at', '>', now)
    .select('user_id')
    .executeTakeFirst();
  return proof?.user_id;
}

/** Whoever a proof stands for. It is gone with that: of many who take it at once, one gets it. */
export async function takeProof(
  tx: Tx,
  kind: ProofKind,
  token: string,
  now: string,
  boundTo = '',
): Promise<string | undefined> {
  const proof = await tx
    .deleteFrom('proofs')
    .where('hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('bound_to', 'is', null), eb('bound_to', '=', boundTo)]))
    .returning(['user_id', 'ends_at'])
    .executeTakeFirst();
  return proof && proof.ends_at > now ? proof.user_id : undefined;
}

/** Ends all that somebody has begun to prove, for what it would let in is no longer theirs to say. */
export async function dropProofs(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('proofs').where('user_id', '=', userId).execute();
  await tx.deleteFrom('challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export const wrongProof = () => new Problem(401, 'INVALID_PROOF', words.invalidProof);
