import { type CSSProperties, createElement, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { isBoth, secondFrameAddress } from './second-frame';
import { initialGlobals } from './toolbars';

const half: CSSProperties = { position: 'relative', display: 'grid', minWidth: 0, height: '100%' };

/** The preview, with the same story in the light theme beside it where the toolbar asks for both. */
function Frames({ children }: { children?: ReactNode }) {
  const api = useStorybookApi();
  const { storyId, viewMode = 'story' } = useStorybookState();
  const [globals] = useGlobals();
  const both = isBoth(globals) && storyId;
  const columns: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: both ? '1fr 1fr' : '1fr',
    width: '100%',
    height: '100%',
  };
  const viewport = (globals.viewport as { value?: string } | undefined)?.value;
  const { options = {} } = (api.getCurrentParameter('viewport') ?? {}) as {
    options?: Record<string, { styles: CSSProperties }>;
  };
  const size = viewport ? options[viewport]?.styles : undefined;
  const second =
    both &&
    createElement('iframe', {
      key: 'light',
      title: 'The same story in the light theme',
      // `manager-head.html` keeps its messages from the manager.
      'data-second-theme': true,
      src: secondFrameAddress({ storyId, viewMode, globals, initialGlobals, args: api.getQueryParam('args') }),
      style: { border: 0, borderInlineStart: '1px solid #8886', width: '100%', height: '100%', ...size },
    });
  // The preview keeps its place: to move a frame is to load it again.
  return createElement(
    'div',
    { style: columns },
    createElement('div', { key: 'preview', style: half }, children),
    second,
  );
}

/** Adds the frame of the second theme to the preview. */
export const addBothThemes = () =>
  addons.register('trama/both-themes', () => {
    addons.add('trama/both-themes', {
      type: types.PREVIEW,
      render: (given) => createElement(Frames, null, (given as { children?: ReactNode }).children),
    });
  });
