import type { Handler } from './handler.ts';

/** Streams the changes of other people until the token expires. */
const streamEvents: Handler<'streamEvents'> = async (_ask, { feed, person, client, lastEventId }) => ({
  status: 200,
  body: await feed.subscribe(person, client.address, lastEventId),
});

export const streamHandlers = { streamEvents };
