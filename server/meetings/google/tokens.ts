import type { Config } from '../../kernel/config.ts';
import { seal, unseal } from '../../kernel/secrets.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { Row } from '../../kernel/store/tables.ts';
import { askTokens, GoogleProblem, type Tokens } from './api.ts';

type Connection = Row<'calendar_connections'>;
type StoredTokens = Omit<Tokens, 'scope' | 'refresh'> & { refresh: string };

/** What a calendar is kept in step with; refused where this server was given no client of Google, or no key. */
export function readyFor({
  googleCalendar: client,
  secretsKeys: [key],
}: Pick<Config, 'googleCalendar' | 'secretsKeys'>) {
  if (!client) throw new GoogleProblem('not_configured');
  if (!key) throw new GoogleProblem('no_key');
  return { client, key };
}

const about = (userId: string) => `google calendar ${userId}`;
const earlyMs = 60_000;

/** What Google gave, as the store keeps it. */
export const boxOf = (tokens: StoredTokens, userId: string, config: Config): string =>
  seal(JSON.stringify(tokens), about(userId), readyFor(config).key);

function openBox({ token_box, user_id }: Connection, { secretsKeys }: Config): StoredTokens {
  try {
    return JSON.parse(unseal(token_box, about(user_id), secretsKeys));
  } catch {
    // Its key is gone: only Google can give another.
    throw new GoogleProblem('no_key');
  }
}

/** What Google may be told to forget. */
export const refreshTokenOf = (connection: Connection, config: Config) => openBox(connection, config).refresh;

/** The token for access of a connection: renewed shortly before its end, and where Google refuses it. */
export function accessTo(connection: Connection, { store, config }: { store: Store; config: Config }) {
  const { client } = readyFor(config);
  let kept = openBox(connection, config);
  return async (isRefused: boolean): Promise<string> => {
    if (!isRefused && kept.ends > Date.now() + earlyMs) return kept.access;
    const { access, ends, refresh } = await askTokens(client.tokenUrl, {
      grant_type: 'refresh_token',
      refresh_token: kept.refresh,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    });
    kept = { access, ends, refresh: refresh ?? kept.refresh };
    await store.db
      .updateTable('calendar_connections')
      .set({ token_box: boxOf(kept, connection.user_id, config) })
      .where('user_id', '=', connection.user_id)
      .where('turn', '=', connection.turn)
      .execute();
    return access;
  };
}
