import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createMachine, setup } from 'xstate';
import { Inspector } from '../inspector/Inspector';
import type { AnyStage } from '../inspector/stage';
import { zoo } from '../inspector/zoo';
import { generated } from '../inspector/zoo/generated';
import { chain, regions } from '../inspector/zoo/large';

const scenarioOf = ([id, machine]: [string, object]) => ({
  id,
  name: { pt: id, en: id },
  stage: { machine } as unknown as AnyStage,
});

/** Machines that show what XState can say, one feature each: what cannot be drawn here cannot be drawn. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { scenarios: Object.entries(zoo).map(scenarioOf) },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

const { scenarios } = meta.args;
const only = (id: string) => scenarios.filter((one) => one.id === id);

export const History: Story = {
  args: { scenarios: [...only('history'), ...scenarios.filter(({ id }) => id !== 'history')] },
};

/** As many states as a machine of ours may have and more; `npm run bench` measures its frames. */
export const Thirty: Story = {
  args: { scenarios: only('thirty') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-drawing=placed]')).toBeInTheDocument(), {
      timeout: 30_000,
    });
    const frame = () => canvasElement.querySelector('svg[role=group]') as Element;
    // All of it is in the window on opening, however small.
    await waitFor(async () => {
      const [inner, outer] = [frame().querySelector('[data-all]') as Element, frame()].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      await expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
      await expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
      await expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
      await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
    });
  },
};

/** More than forty states: arrows go around the titles of the states that they enter. */
export const Large: Story = {
  args: { scenarios: [scenarioOf(['generated', generated(1, 45)])] },
  tags: ['!test'],
};

/** `npm run bench` measures how soon these are drawn. */
export const Regions: Story = { args: { scenarios: [scenarioOf(['regions', regions(49)])] }, tags: ['!test'] };
export const Chain: Story = { args: { scenarios: [scenarioOf(['chain', chain(200)])] }, tags: ['!test'] };

const restless = createMachine({
  id: 'restless',
  initial: 'tick',
  states: { tick: { after: { 100: 'tock' } }, tock: { after: { 100: 'tick' } } },
});

/**
 * More than ten thousand events with the log open: only the entries in sight are made, however many come at once.
 * `npm run bench -- --inspector` measures their frames.
 */
export const TenThousandEvents: Story = {
  args: { scenarios: [scenarioOf(['restless', restless])] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Registro' }));
    const log = await canvas.findByRole('tabpanel');
    const drawn = () => [...log.querySelectorAll<HTMLElement>('[data-number]')];
    let made = 0;
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.number) made++;
    });
    watch.observe(log, { subtree: true, childList: true });
    for (let leap = 1; leap <= 4; leap++) {
      await userEvent.click(canvas.getByRole('button', { name: /5 min/ }));
      await waitFor(() => expect(Number(drawn()[0]?.dataset.number)).toBeGreaterThanOrEqual(leap * 3_000), {
        timeout: 30_000,
      });
      await expect(drawn().length).toBeLessThanOrEqual(60);
    }
    watch.disconnect();
    await expect(made).toBeLessThanOrEqual(1_000);
  },
};

/** Whoever acts by key keeps the focus while the acts change with the state; the states come into are read aloud. */
export const ByKey: Story = {
  args: { scenarios: only('self') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Conduzir' });
    const panel = await canvas.findByRole('tabpanel');
    const press = async (event: string) => {
      const button = await within(panel).findByRole('button', { name: event });
      button.focus();
      await userEvent.keyboard('{Enter}');
      return button;
    };
    await expect(await press('stay')).toHaveFocus();
    await press('there');
    await waitFor(() => expect(canvas.getByText('self está em there.a')).toBeInTheDocument());
    // What was pressed is gone: the focus is on what can be pressed next.
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement?.tagName).toBe('BUTTON');
    const inside = await press('within');
    await waitFor(() => expect(canvas.getByText('self está em there.b')).toBeInTheDocument());
    await expect(inside).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Estado' }));
  },
};

/** Whoever acts on the chart by key keeps the focus in it, whatever of it goes away. */
export const ByKeyOnTheChart: Story = {
  args: { scenarios: only('history') },
  play: async ({ canvasElement, userEvent }) => {
    const pressables = () => [...canvasElement.querySelectorAll<SVGElement>('[role=button][data-transition]')];
    await waitFor(() => expect(pressables().length).toBeGreaterThan(0), { timeout: 20_000 });
    pressables()[0]?.focus();
    const taken = new Set<string | undefined>();
    for (let press = 0; press < 6; press++) {
      const before = document.activeElement as SVGElement;
      taken.add(before.dataset.transition);
      await userEvent.keyboard(press % 2 ? ' ' : '{Enter}');
      // The browser takes the focus from what cannot be pressed with the next frame.
      await new Promise((done) => setTimeout(done, 200));
      await expect(document.activeElement?.closest('svg[role=group]')).toBeInTheDocument();
      await expect(document.activeElement).toHaveAttribute('data-transition');
    }
    await expect(taken.size).toBeGreaterThan(1);
  },
};

/** Where nothing can be pressed any more, the drawing has the focus: arrow keys move it. */
export const AtTheEndByKey: Story = {
  args: { scenarios: only('breaking') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const act = () => canvasElement.querySelector<SVGElement>('[role=button][data-transition$=" act 1"]');
    await waitFor(() => expect(act()).toBeInTheDocument(), { timeout: 20_000 });
    act()?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('breaking parou com um erro')).toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('group', { name: /breaking/ })));
  },
};

/** What throws is an entry, the state an error, and the buttons say why; an event that no button names can be written. */
export const Breaking: Story = {
  args: { scenarios: only('breaking') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Outro evento…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Outro evento…' }));
    await userEvent.keyboard('mouse.up');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Estado' }));
    await expect(await canvas.findByText(/Reached by hand/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recomeçar' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Conduzir' }));
    await userEvent.click(within(await canvas.findByRole('tabpanel')).getByRole('button', { name: 'act' }));
    await expect(await canvas.findByText(/^Parou com um erro \(Error: There is no such file/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Registro' }));
    await expect(await canvas.findByText('Error: There is no such file.')).toBeVisible();
  },
};

const faulty = setup({
  guards: {
    throws: () => {
      throw new Error('No such account.');
    },
  },
} as never).createMachine({
  id: 'faulty',
  initial: 'a',
  on: { locked: '.b' },
  states: {
    a: {
      on: {
        locked: undefined,
        pay: { guard: 'throws', target: 'b' },
        refund: { guard: 'absent', target: 'b' },
        spin: 'turning',
      },
    },
    b: {},
    turning: { always: 'back' },
    back: { always: 'turning' },
  },
} as never);

/** Events that cannot run say why: forbidden, failing guard, or an infinite loop. */
export const Faults: Story = {
  args: { scenarios: [scenarioOf(['faulty', faulty])] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rowOf = (event: string) => canvasElement.querySelector<HTMLElement>(`[data-act="${event}"]`);
    await waitFor(() => expect(rowOf('locked')).toHaveTextContent('proibido neste estado'));
    await expect(rowOf('pay')).toHaveTextContent('[throws] falha: No such account.');
    await expect(rowOf('refund')).toHaveTextContent("[absent] falha: Guard 'absent' is not implemented.");
    const panel = within(await canvas.findByRole('tabpanel'));
    await userEvent.click(panel.getByRole('button', { name: 'spin' }));
    await expect(await canvas.findByText(/^Laço infinito: (turning|back) → /)).toBeVisible();
  },
};

/** A transition for all events of a kind asks which is meant, pressed on the chart or beside it: its own name is none. */
export const Wildcards: Story = {
  args: { scenarios: only('breaking') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pressable = '[role=button][data-transition="breaking.whole mouse.* 1"]';
    await waitFor(() => expect(canvasElement.querySelector(pressable)).toBeInTheDocument(), { timeout: 20_000 });
    await userEvent.click(canvasElement.querySelector(pressable) as Element);
    const form = within(await screen.findByRole('dialog', { name: 'Evento para mouse.*' }));
    await expect(form.getByRole('textbox', { name: 'Evento' })).toHaveValue('mouse.');
    await expect(form.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await userEvent.keyboard('*');
    await expect(form.getByText('Escreva o nome inteiro: um evento não pode ter asterisco.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    const panel = within(await canvas.findByRole('tabpanel'));
    await userEvent.click(panel.getByRole('button', { name: 'mouse.*' }));
    const other = within(await screen.findByRole('dialog', { name: 'Evento para mouse.*' }));
    await userEvent.keyboard('up');
    await userEvent.click(other.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByText('breaking está em after')).toBeInTheDocument());
  },
};

const ticking = createMachine({
  id: 'ticking',
  initial: 'on',
  states: { on: { after: { 10: { target: 'on', reenter: true } } } },
});

/** What scrolls an element. */
const scrollerOf = (element: HTMLElement): HTMLElement => {
  const parent = element.parentElement;
  return !parent || /auto|scroll/.test(getComputedStyle(element).overflowY) ? element : scrollerOf(parent);
};

/** Of a long session only the entries in sight are drawn, but all that are kept can be reached; what was dropped is said. */
export const LongLog: Story = {
  args: { scenarios: [{ ...scenarioOf(['ticking', ticking]), script: 'pass 25000' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Registro' }, { timeout: 20_000 }));
    await expect(
      await canvas.findByText('Guardam-se os últimos 2.000 registros; os 501 anteriores foram descartados.'),
    ).toBeVisible();
    const list = within(await canvas.findByRole('tabpanel')).getByRole('list');
    const drawn = () => within(list).getAllByRole('listitem');
    const places = () => drawn().map((item) => item.getAttribute('aria-posinset'));
    await expect(places()[0]).toBe('1');
    await expect(drawn().length).toBeLessThan(150);
    const newest = within(drawn()[0] as HTMLElement).getByRole('button');
    newest.focus();
    const scroller = scrollerOf(list);
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(places().at(-1)).toBe('2000'), { timeout: 5_000 });
    await expect(drawn().length).toBeLessThan(150);
    const oldest = drawn().at(-1) as HTMLElement;
    await expect(oldest).toHaveTextContent('00:00:05.010');
    await expect(newest).toHaveFocus();
    scroller.scrollTo({ top: scroller.scrollHeight });
    await userEvent.click(within(drawn().at(-1) as HTMLElement).getByRole('button'));
    await expect(await canvas.findByText(/^Vendo o passo 1, em/)).toBeVisible();
  },
};
