import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Recorder } from '../inspector/recorder';
import { type Act, TwoTabs } from '../inspector/TwoTabs';
import { useInspectorWords } from '../inspector/words';
import { Browser } from './testing/browser';

function open(isLocked: boolean) {
  // The tabs report before the browser that holds them is there.
  let browser: Browser | undefined;
  const now = () => browser?.clock.now() ?? 0;
  const recorders = [new Recorder(now), new Recorder(now)] as const;
  browser = new Browser(2, isLocked, (tab) => (recorders[tab] as Recorder).inspect);
  return { browser, recorders };
}

/** Two tabs of one person: one storage, one server that waits for a hand to answer, and a lock or none. */
function Simulator({ isLocked }: { isLocked: boolean }) {
  const words = useInspectorWords();
  const [{ browser, recorders }] = useState(() => open(isLocked));
  const [seen, setSeen] = useState({ asked: 0, most: 0, stored: '' });
  const [settle] = useState(() => async (work?: Promise<unknown>) => {
    await work;
    await browser.settle();
    for (const recorder of recorders) recorder.tell();
    const stored = `${words.storage}: #${browser.stored.accessToken?.split('_').at(-1) ?? '–'}`;
    setSeen({ asked: browser.asked.length, most: browser.mostAtOnce, stored });
  });
  useEffect(() => {
    void settle();
    return () => {
      for (const { actor } of browser.tabs) actor.stop();
    };
  }, [browser, settle]);
  const act = (label: string, work: () => Promise<unknown>, tone?: Act['tone']): Act => ({
    label,
    run: () => void settle(work()),
    tone,
  });
  const race = () => {
    for (const { actor } of browser.tabs) actor.send({ type: 'renew' });
    return browser.settle();
  };
  return (
    <TwoTabs
      facts={[seen.stored, words.requests(seen.asked, seen.most), `${words.lock}: ${isLocked ? words.yes : '–'}`]}
      acts={[
        act(words.race, race, 'accent'),
        act(words.renews, () => browser.server('renews')),
        act(words.refuses, () => browser.server('refuses'), 'critical'),
        act(words.skip('5 s'), () => browser.advance(5_000)),
        act(words.skip('2 min'), () => browser.advance(120_000)),
      ]}
      tabs={recorders.map((feed, place) => ({
        name: words.tab(place + 1),
        feed,
        acts: (['renew', 'extend', 'dismiss', 'leave', 'woke'] as const).map((type) =>
          act(type, () => browser.act(place, type)),
        ),
      }))}
    />
  );
}

const meta = {
  component: Simulator,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { isLocked: true },
} satisfies Meta<typeof Simulator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the lock the server is asked once, and both tabs take the same tokens. */
export const WithLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+5 s' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Renovar nas duas ao mesmo tempo' }));
    await expect(await canvas.findByText(/^Renovações no servidor: 1, no máximo 1/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Servidor renova' }));
    await waitFor(() => expect(canvas.getByText('Armazenamento comum: #2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Renovações no servidor: 0, no máximo 1/)).toBeVisible());
  },
};

/** Without it the server is asked twice at once, and the later answer spoils the earlier. */
export const WithoutLock: Story = {
  args: { isLocked: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renovar nas duas ao mesmo tempo' }));
    await expect(await canvas.findByText(/^Renovações no servidor: 2, no máximo 2/)).toBeVisible();
  },
};
