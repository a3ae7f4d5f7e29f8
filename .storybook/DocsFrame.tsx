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

/** Every page of prose, as the toolbars say. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const language = useView(globals);
  return (
    <DocsContainer context={context} theme={brandIn(themeOf(globals))}>
      <UiProvider locale={language} navigate={() => {}}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
