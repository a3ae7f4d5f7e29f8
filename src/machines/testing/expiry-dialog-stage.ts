import { stageOf } from '../../inspector/stage';
import { expiryDialog } from '../expiry-dialog';
import { tokensFor } from './session-stage';

const minute = 60_000;

const carried =
  (life: number) =>
  ({ now }: { now: () => number }) => ({ tokens: tokensFor(life)({ now }) });

/** The dialog without a session: what it tells its parent is only written down. */
const stage = (life: number) =>
  stageOf<typeof expiryDialog>({
    machine: expiryDialog,
    input: ({ now }) => ({ now, tokens: tokensFor(life)({ now }) }),
    events: {
      'tokens changed': { 'one hour': carried(60 * minute), 'two minutes': carried(2 * minute) },
      renewed: { 'one hour': carried(60 * minute), 'two minutes': carried(2 * minute) },
    },
    actions: {
      'tell that it opened': () => {},
      'ask for renewal': () => {},
      'ask to leave': () => {},
      'give the session up': () => {},
    },
  });

export const dialogStages = { long: stage(60 * minute), short: stage(2 * minute) };
