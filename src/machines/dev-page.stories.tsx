import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DevPage } from '../inspector/dev/DevPage';
import { tell } from '../inspector/dev/tell';
import { Recorder } from '../inspector/recorder';
import { flush, World } from '../inspector/world';
import { session } from './session';

/** A tab of the app that runs elsewhere: here, in the same page, heard over the same channel. */
function startTab() {
  const start = performance.now();
  const recorder = new Recorder(() => performance.now() - start);
  const stop = tell(recorder, () => 'Trama');
  const world = new World(session, { input: ({ now }) => ({ now }), inspect: recorder.inspect });
  void flush().then(() => world.answer('read storage', { setAt: 0 }));
  return () => {
    world.actor.stop();
    stop();
  };
}

function Watching() {
  useEffect(startTab, []);
  return <DevPage />;
}

/** `/inspector.html` of a development build: the machines of the tabs that run, driven from another. */
const meta = {
  component: Watching,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof Watching>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = { timeout: 20_000 };
const expectActive = (canvasElement: HTMLElement, id: string) =>
  waitFor(() => expect(canvasElement.querySelector(`[data-state="${id}"]`)).toHaveAttribute('data-active'), drawn);

/** What the tab's machine would take can be pressed from here; what it refuses says by which guard, and changes nothing. */
export const Driven: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const send = async (event: string, data: object) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Dados de ${event}` }));
      const form = within(await screen.findByRole('dialog'));
      await userEvent.click(form.getByRole('textbox'));
      await userEvent.paste(JSON.stringify(data));
      await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    };
    await expectActive(canvasElement, 'session.anonymous');
    await send('signed in', { tokens: { accessToken: 'tra_hush', accessTokenExpiresAt: 9e12, setAt: 1_000_000 } });
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    await send('another tab left', { at: 0, ending: 'left' });
    await expect(await canvas.findByText('another tab left foi recusado por [left after we came].')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'leave' })[0] as Element);
    await expectActive(canvasElement, 'session.ending');
    await userEvent.click(canvas.getByRole('tab', { name: 'Estado' }));
    await expect(canvasElement).not.toHaveTextContent('tra_hush');
  },
};

const posts = fn();
const opens = fn(() => Object.assign(Object.create(null), { postMessage: posts }) as Window);
const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => /hosted[-.]/.test(name));

/** Nothing of Stately's inspector is loaded or opened before a person has read what leaves, and said so. */
export const OptedIn: Story = {
  beforeEach: () => {
    const { open } = window;
    window.open = opens as unknown as typeof window.open;
    for (const mock of [posts, opens]) mock.mockClear();
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.anonymous');
    const key = canvas.getByRole('switch', { name: 'Enviar também à Stately' });
    await expect(key).not.toBeChecked();
    await userEvent.click(key);
    const warning = within(await screen.findByRole('dialog', { name: 'Enviar ao inspetor da Stately' }));
    await userEvent.click(warning.getByRole('button', { name: 'Cancelar' }));
    await expect(key).not.toBeChecked();
    await expect(opens).not.toHaveBeenCalled();
    await expect(isLoaded()).toBe(false);
    await userEvent.click(key);
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir e enviar' }));
    await waitFor(() => expect(opens).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector'));
    await waitFor(() => expect(key).toBeChecked());
    await expect(isLoaded()).toBe(true);
    await expect(posts).not.toHaveBeenCalled();
    await userEvent.click(key);
    await expect(key).not.toBeChecked();
  },
};
