import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { UiProvider } from '../src/ui/UiProvider/UiProvider';
import { brandIn } from './brand';
import { initialGlobals } from './toolbars';
import { type Globals, themeOf, useView } from './view';

/** What the toolbars say now. A page of prose has no story to be told it by. */
function useGlobals(channel: DocsContainerProps['context']['channel']) {
  const [globals, setGlobals] = useState<Globals>(
    () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0].globals ?? initialGlobals,
  );
  useEffect(() => {
    const take = (said: { globals: Globals }) => setGlobals(said.globals);
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return globals;
}

/** Where stories in frames are, as the toolbars say: Storybook itself would show them as they are by default. */
const framesAt = (globals: Globals) =>
  `iframe.html?globals=${Object.entries(globals)
    .filter(([name, value]) => name in initialGlobals && value !== initialGlobals[name as keyof typeof initialGlobals])
    .map((pair) => pair.join(':'))
    .join(';')}`;

/** Shows the stories in frames as the toolbars say, those that stand already too. */
function useFrames(globals: Globals) {
  const address = framesAt(globals);
  // Read by the frames that are drawn after this, within the same turn.
  Object.assign(globalThis, { PREVIEW_URL: address });
  useEffect(() => {
    const { searchParams } = new URL(address, location.href);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const shown = new URL(frame.src);
      if (shown.searchParams.get('globals') === searchParams.get('globals')) continue;
      shown.searchParams.set('globals', searchParams.get('globals') ?? '');
      frame.src = shown.href;
    }
  }, [address]);
}

/** Every page of prose, as the toolbars say. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const language = useView(globals);
  useFrames(globals);
  return (
    <DocsContainer context={context} theme={brandIn(themeOf(globals))}>
      <UiProvider locale={language} navigate={() => {}}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
