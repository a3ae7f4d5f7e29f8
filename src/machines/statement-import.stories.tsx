import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import taken from './testing/statement-import.taken.json';
import { statementImportStage as stage } from './testing/statement-import-stage';

const preview = 'answer restore = nothing\nsend import / read\nanswer read = CSV\nsend import / map\nanswer compare';
const sending = `${preview}\nsend import / run\nanswer start`;

/** A statement on its way into an account, with a server that answers as it is told to. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { isInAddress: true, scenarios: [], coverage: taken },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Import: Story = {
  args: {
    scenarios: [
      { id: 'preview', name: { pt: 'Conferência', en: 'Preview' }, stage, script: preview },
      { id: 'start', name: { pt: 'Começo', en: 'Beginning' }, stage, script: 'answer restore = nothing' },
      { id: 'sending', name: { pt: 'Enviando', en: 'Sending' }, stage, script: sending },
      { id: 'paused', name: { pt: 'Em pausa', en: 'Paused' }, stage, script: `${sending}\nsend import / pause` },
      {
        id: 'interrupted',
        name: { pt: 'Interrompida', en: 'Interrupted' },
        stage,
        script: `${sending}\nfail send = no connection`,
      },
      {
        id: 'reload',
        name: { pt: 'Depois de recarregar', en: 'After a reload' },
        stage,
        script: 'answer restore = a run that began\nanswer look = some of it',
      },
      {
        id: 'report',
        name: { pt: 'Relatório', en: 'Report' },
        stage,
        script: `${sending}\nanswer send = all`,
      },
      {
        id: 'reverted',
        name: { pt: 'Desfeita', en: 'Taken back' },
        stage,
        script: `${sending}\nanswer send = all\nsend import / revert\nanswer revert`,
      },
    ],
  },
};
