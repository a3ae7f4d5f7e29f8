import type { Handler } from './handler.ts';

/** What others change, as it happens, for as long as the token holds. */
const streamEvents: Handler<'streamEvents'> = async (_ask, { feed, person, client, lastEventId }) => ({
  status: 200,
  body: await feed.listen(person, client.address, lastEventId),
});

export const streamHandlers = { streamEvents };
