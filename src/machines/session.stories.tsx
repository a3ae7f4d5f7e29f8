import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Inspector, type Name } from '../inspector/Inspector';
import coverage from './testing/session.taken.json';
import { sessionStage } from './testing/session-stage';

const start = 'answer read storage = nothing\nsend session / signed in';
const signedIn = `${start} = one hour\nanswer load person`;
const lapsed = `${start} = two minutes\nanswer load person\npass 121000`;
const scenario = (id: string, name: Name, script: string) => ({ id, name, stage: sessionStage, script });

const scenarios = {
  valid: scenario('valid', { pt: 'Aberta, com uma hora', en: 'Open, for an hour' }, signedIn),
  booting: scenario('booting', { pt: 'Abrindo', en: 'Opening' }, ''),
  anonymous: scenario('anonymous', { pt: 'Ninguém entrou', en: 'Nobody signed in' }, 'answer read storage = nothing'),
  lapsed: scenario(
    'lapsed',
    { pt: 'Vencida, com a pergunta na tela', en: 'Lapsed, with the question on screen' },
    lapsed,
  ),
  renewing: scenario('renewing', { pt: 'Estendendo', en: 'Extending' }, `${lapsed}\nsend dialog / extend`),
  extended: scenario(
    'extended',
    { pt: 'Estendida', en: 'Extended' },
    `${lapsed}\nsend dialog / extend\nanswer renew = one hour`,
  ),
  refused: scenario(
    'refused',
    { pt: 'Extensão recusada', en: 'Extension refused' },
    `${lapsed}\nsend dialog / extend\nfail renew = refused`,
  ),
  unreachable: scenario(
    'unreachable',
    { pt: 'Sem conexão ao estender', en: 'No connection while extending' },
    `${lapsed}\nsend dialog / extend\nfail renew = unreachable`,
  ),
  asleep: scenario(
    'asleep',
    { pt: 'Depois de duas horas de sono', en: 'After two hours of sleep' },
    `${signedIn}\nsleep 7200000\nsend session / woke`,
  ),
  leaving: scenario('leaving', { pt: 'Saindo', en: 'Leaving' }, `${signedIn}\nsend session / leave`),
};

/** The session under its own clock. The dialog that asks whether to extend it is in a tab of its own. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { scenarios: Object.values(scenarios), isInAddress: true, coverage },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Session: Story = {};

const drawn = { timeout: 20_000 };
const stateOf = (canvasElement: HTMLElement, id: string) => canvasElement.querySelector(`[data-state="${id}"]`);
const expectActive = (canvasElement: HTMLElement, id: string) =>
  waitFor(() => expect(stateOf(canvasElement, id)).toHaveAttribute('data-active'), drawn);

/** An event is sent by a press on its arrow; then its pending promise is answered on the chart. */
export const Sent: Story = {
  args: { isInAddress: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    const [arrow] = canvas.getAllByRole('button', { name: 'leave' });
    await userEvent.click(arrow as Element);
    await expectActive(canvasElement, 'session.ending');
    await userEvent.click(canvas.getByRole('button', { name: 'revoke / say that they left' }));
    await expectActive(canvasElement, 'session.anonymous');
  },
};

/** What is refused says which guard bars it; data of one's own passes it. */
export const Barred: Story = {
  args: { isInAddress: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    await expect(canvas.getByText('barrado por [is over]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+30 s' }));
    await waitFor(() => expect(canvas.queryByText('barrado por [is over]')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Dados de signed in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByText('barrado por [is over]')).toBeVisible();
  },
};

/** Time passes by hand: two minutes end a short session, and its dialog opens. */
export const Time: Story = {
  args: {
    isInAddress: false,
    scenarios: [scenario('short', { pt: 'Dois minutos', en: 'Two minutes' }, `${start} = two minutes`)],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    await userEvent.click(canvas.getByRole('button', { name: '+5 min' }));
    await expectActive(canvasElement, 'session.authenticated.access.lapsed');
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:05:00.000');
    await userEvent.click(canvas.getByRole('radio', { name: 'dialog' }));
    await expectActive(canvasElement, 'expiry-dialog.open.choosing');
    const [dismiss] = canvas.getAllByRole('button', { name: 'dismiss' });
    await userEvent.click(dismiss as Element);
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo temporizador' }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:05:05.000'));
  },
};

/** An older entry of the log is shown as it was, then forked: what came after it never happened. */
export const Forked: Story = {
  args: { isInAddress: false, scenarios: [scenarios.refused] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.anonymous');
    await userEvent.click(canvas.getByRole('tab', { name: /Registro/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'dialog opened');
    await userEvent.click(canvas.getByRole('button', { name: /dialog opened/ }));
    await expectActive(canvasElement, 'session.authenticated.access.lapsed');
    await userEvent.click(canvas.getByRole('button', { name: 'Bifurcar aqui' }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:02:00.000'));
    await expectActive(canvasElement, 'session.authenticated.access.lapsed');
    await expect(canvas.queryByText(/Nada pode ser acionado/)).not.toBeInTheDocument();
  },
};

/** The session leaves as a script, as a test, and as Mermaid; no token leaves with it. */
export const Exported: Story = {
  args: { isInAddress: false, scenarios: [scenarios.leaving] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.ending');
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    for (const name of [
      'Copiar roteiro',
      'Copiar como teste',
      'Copiar Mermaid',
      'Copiar JSON',
      'Copiar link desta sessão',
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    }
    const [script, test, mermaid, json, link] = copied as [string, string, string, string, string];
    await expect(script).toBe(scenarios.leaving.script);
    await expect(test).toContain('expect(run.world.snapshot.value).toEqual("ending")');
    await expect(mermaid).toContain('stateDiagram-v2');
    await expect(JSON.parse(json)).toMatchObject({ machine: { id: 'session' } });
    await expect(decodeURIComponent(link)).toContain('send session / leave');
    await expect(copied.join('\n')).not.toMatch(/tra_token|trr_token/);
  },
};

/** A range of the log leaves as a test that leads to where it begins; without a choice it is the whole session. */
export const Ranged: Story = {
  args: { isInAddress: false, scenarios: [scenarios.refused] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.anonymous');
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await userEvent.click(canvas.getByRole('tab', { name: /Registro/ }));
    await expect(canvas.getByText('Sessão inteira')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /dialog opened/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Desde aqui' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao agora' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar como teste' }));
    await expect(copied[0]).toContain(
      "expect(run.standOf('session')).toBe('authenticated.access.valid, renewal.idle, person.ready')",
    );
    await expect(copied[0]).toContain("'fail renew = refused'");
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar à sessão inteira' }));
    await expect(canvas.getByText('Sessão inteira')).toBeVisible();
  },
};

/** A picture brings its fonts along. */
export const Pictured: Story = {
  args: { isInAddress: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:kept';
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = () => {};
    try {
      for (const name of ['Baixar SVG', 'Baixar PNG']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
        await userEvent.click(await screen.findByRole('menuitem', { name }));
      }
      await waitFor(() => expect(files.length).toBe(2), drawn);
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    const svg = await files.find(({ type }) => type === 'image/svg+xml')?.text();
    await expect(svg).toContain('font/woff2;base64,');
    await expect(files.some(({ type }) => type === 'image/png')).toBe(true);
  },
};

/** For who cannot see the chart: the same as a table, with what is accepted now. */
export const AsTable: Story = {
  args: { isInAddress: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectActive(canvasElement, 'session.authenticated.access.valid');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    const table = await canvas.findByRole('grid', { name: 'Diagrama de session' });
    await expect(within(table).getAllByText('sim').length).toBeGreaterThan(5);
  },
};
