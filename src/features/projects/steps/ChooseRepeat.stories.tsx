import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../kit/testing/StoryApp';
import { people } from '../../kit/testing/story-people';
import type { Step } from '../data/queries';
import { sampleProject } from '../sample';
import { ChooseRepeat } from './ChooseRepeat';
import { Repetition } from './Repetition';

const onChoose = fn();
const onGo = fn();
const step = sampleProject.steps[0] as Step;
const asking = (repeats: Step['repeats']) => [
  { path: '/', element: <ChooseRepeat step={{ ...step, repeats }} onChoose={onChoose} onClose={fn()} /> },
];

const meta = {
  component: StoryApp,
  args: { at: '/', routes: asking(null), person: people.admin },
  beforeEach: () => {
    onChoose.mockReset();
    onGo.mockReset();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What holds now has the focus; the usual intervals are one press away. */
export const Usual: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('row', { name: /^Não repete/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith({ every: 1, unit: 'week' });
  },
};

/** An interval that is not usual opens as numbers, and is saved by Enter. */
export const OfOnesOwn: Story = {
  args: { routes: asking({ every: 3, unit: 'month' }) },
  play: async ({ userEvent }) => {
    const every = await screen.findByRole('textbox', { name: 'A cada' });
    await expect(every).toHaveValue('3');
    await userEvent.clear(every);
    await userEvent.type(every, '6{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Repetir assim' }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ every: 6, unit: 'month' }));
  },
};

/** How it stands in the panel: with a rule, without one, and done, with the way to the next. */
export const InThePanel: Story = {
  args: {
    routes: [
      {
        path: '/',
        element: (
          <>
            {[
              { repeats: null, followed_by: null },
              { repeats: { every: 2, unit: 'working_day' as const }, followed_by: null },
              { repeats: null, followed_by: { id: 'next', due_date: '2026-12-04' } },
            ].map((part) => (
              <Repetition key={JSON.stringify(part)} step={{ ...step, ...part }} mayDivide onAsk={fn()} onGo={onGo} />
            ))}
          </>
        ),
      },
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const here = within(canvasElement);
    await expect(await here.findByRole('button', { name: 'Não repete' })).toBeVisible();
    await expect(here.getByRole('button', { name: 'A cada 2 dias úteis' })).toBeVisible();
    await userEvent.click(here.getByRole('button', { name: /^Próxima: / }));
    await expect(onGo).toHaveBeenCalledWith('next');
  },
};

export const InEnglish: Story = { args: { routes: asking({ every: 1, unit: 'month' }) }, globals: { locale: 'en' } };
