import type { Handler } from '../../handler.ts';
import { Refusal } from '../../refusal.ts';

const notConfigured = () => new Refusal(404, 'NOT_FOUND', (words) => words.providerMissing);
const none = () => {
  throw notConfigured();
};

const listSocialProviders: Handler<'listSocialProviders'> = () => ({ status: 200, body: { data: [] } });

export const socialHandlers = {
  listSocialProviders,
  startGoogle: none,
  finishGoogle: none,
  startMicrosoft: none,
  finishMicrosoft: none,
  startGitHub: none,
  finishGitHub: none,
};
