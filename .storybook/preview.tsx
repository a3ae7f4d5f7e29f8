import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentType, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../src/app/invalidation';
import { people } from '../src/features/kit/testing/story-people';
import { prefetchLazyModules } from '../src/ui/lazy/lazy-module';
import { forgetNotices } from '../src/ui/Toast/notify';
import { UiProvider } from '../src/ui/UiProvider/UiProvider';
import { disguiseWords } from '../src/ui/words';
import { answerCalls } from './calls';
import { withMachines } from './machines';
import { tellProps } from './props';
import { pseudo } from './pseudo.mjs';
import { globalTypes, initialGlobals } from './toolbars';
import { useView } from './view';

declare global {
  /** What `preview-head.html` settled before any module ran. */
  var early: { clock: string; locale: string };
}

if (globalThis.early.locale === 'pseudo') disguiseWords(pseudo);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

/** A part of pages of prose: stories do without. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

// A page of prose asks for them with all else, not one after the other.
if (new URLSearchParams(location.search).get('viewMode') === 'docs') import('./GuidePage');

const GuidePage = late(async () => (await import('./GuidePage')).GuidePage);
const DocsFrame = late(async () => (await import('./DocsFrame')).DocsFrame);
const SeenStory = late(async () => (await import('./SeenStory')).SeenStory);

/** Shows a story as the toolbars say, and a page to whom they say. */
const withView: Decorator = (Story, { globals, args, viewMode }) => {
  const language = useView(globals, viewMode === 'docs');
  const person = people[globals.person as keyof typeof people];
  return (
    <UiProvider locale={language} navigate={() => {}}>
      {person && 'at' in args ? <Story key={globals.person} args={{ ...args, person }} /> : <Story />}
    </UiProvider>
  );
};

const size = (name: string, width: string, height: string) => ({ name, styles: { width, height } });

const preview: Preview = {
  // What comes late in the app is there: a story is about what it does.
  loaders: [answerCalls, prefetchLazyModules],
  // What a story said over the page goes with it.
  beforeEach: () => () => forgetNotices(),
  decorators: [withMachines, withView],
  argTypesEnhancers: [tellProps],
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    // What Chromatic takes of each story, when there is a token.
    chromatic: {
      modes: {
        dark: { theme: 'dark', clock: 'fixed' },
        light: { theme: 'light', clock: 'fixed' },
        phone: { theme: 'dark', clock: 'fixed', viewport: 'phone' },
      },
    },
    // The code of a build is minified; what can be copied stands by itself.
    docs: { page: GuidePage, container: DocsFrame, components: { Story: SeenStory }, canvas: { sourceState: 'none' } },
    // React Aria's announcer names what it says by reference, for seconds after the story that said it is gone.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Welcome', 'UI', ['foundations', 'patterns'], 'Machines', 'Features', 'App'] } },
    viewport: {
      options: {
        smallest: size('320, smallest phone', '320px', '640px'),
        phone: size('375, phone', '375px', '760px'),
        tablet: size('768, tablet', '768px', '1024px'),
        desktop: size('1440, desktop', '1440px', '900px'),
      },
    },
  },
};

export default preview;
