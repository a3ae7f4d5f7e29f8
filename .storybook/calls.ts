import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { Loader } from '@storybook/react-vite';
import { type AnyHandler, delay, HttpResponse, http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { openCalls } from '../src/features/kit/testing/open-calls';

declare global {
  /** For whoever takes a picture of a story. */
  var callsOfStory: Set<string> | undefined;
}

/**
 * Calls are answered within the page, without a service worker: one that is installed but does not hold the page yet
 * has MSW reload it in the midst of a story.
 */
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })],
  // What a story does not answer goes on to the server that serves the stories.
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
});
network.events.on('request:start', ({ requestId }) => openCalls.add(requestId));
network.events.on('request:end', ({ requestId }) => openCalls.delete(requestId));
network.enable();
globalThis.callsOfStory = openCalls;

const networks: Record<string, AnyHandler> = {
  slow: http.all('/api/*', async () => {
    await delay(2_000);
    return undefined;
  }),
  failing: http.all('/api/*', () => HttpResponse.error()),
};

const isHandler = (value: unknown): value is AnyHandler => Boolean(value);

/** Answers the calls of a page's story with `parameters.msw`: handlers, or lists of them by name, the first that fits. */
export const answerCalls: Loader = ({ parameters, globals }) => {
  network.resetHandlers();
  openCalls.clear();
  const handlers = Object.values(parameters.msw ?? {})
    .flat()
    .filter(isHandler);
  const chosen = networks[globals.network as string];
  network.use(...(chosen ? [chosen] : []), ...handlers);
  return {};
};
