import type { Handler } from './handler.ts';

/** What others change, as it happens, for as long as the token holds. */
const streamEvents: Handler<'streamEvents'> = async (_ask, { feed, person, lastEventId }) => ({
  status: 200,
  body: await feed.listen(person, lastEventId),
});

export const streamHandlers = { streamEvents };
