import { api } from '../../kernel/query';
import { command } from '../../kit/command';

/** Whether the person's calendar is open to other programs. */
export const ownFeed = () => api.queryOptions('get', '/api/meetings/feed');

/** Gives the person's calendar an address; the one before is good for nothing any more. */
export const openFeed = command({
  send: (ask, with_projects: boolean) => ask.PUT('/api/meetings/feed', { body: { with_projects } }),
  invalidates: () => [ownFeed()],
});

/** Turns off the address of the person's calendar. */
export const closeFeed = command({
  send: (ask, _: undefined) => ask.DELETE('/api/meetings/feed'),
  invalidates: () => [ownFeed()],
});
