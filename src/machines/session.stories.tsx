import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import { sessionStage } from './testing/session-stage';

const start = 'answer read storage = nothing\nsend session / signed in';
const signedIn = `${start} = one hour\nanswer load person`;
const lapsed = `${start} = two minutes\nanswer load person\npass 121000`;
const scenario = (id: string, name: string, script: string) => ({ id, name, stage: sessionStage, script });

const scenarios = {
  valid: scenario('valid', 'Aberta, com uma hora', signedIn),
  booting: scenario('booting', 'Abrindo', ''),
  anonymous: scenario('anonymous', 'Ninguém entrou', 'answer read storage = nothing'),
  lapsed: scenario('lapsed', 'Vencida, com a pergunta na tela', lapsed),
  renewing: scenario('renewing', 'Estendendo', `${lapsed}\nsend dialog / extend`),
  extended: scenario('extended', 'Estendida', `${lapsed}\nsend dialog / extend\nanswer renew = one hour`),
  refused: scenario('refused', 'Extensão recusada', `${lapsed}\nsend dialog / extend\nfail renew = refused`),
  unreachable: scenario(
    'unreachable',
    'Sem conexão ao estender',
    `${lapsed}\nsend dialog / extend\nfail renew = unreachable`,
  ),
  asleep: scenario('asleep', 'Depois de duas horas de sono', `${signedIn}\nsleep 7200000\nsend session / woke`),
  leaving: scenario('leaving', 'Saindo', `${signedIn}\nsend session / leave`),
};

/** The session under its own clock. The dialog that asks whether to extend it is in a tab of its own. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { scenarios: Object.values(scenarios), isInAddress: true },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Session: Story = {};
