import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inspector } from '../inspector/Inspector';
import taken from './testing/calendar-sync.taken.json';
import { calendarSyncStage as stage } from './testing/calendar-sync-stage';

const scene = (id: string, pt: string, en: string, script: string) => ({ id, name: { pt, en }, stage, script });

/** The connection with a calendar, with a server that answers as it is told to. */
const meta = {
  component: Inspector,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    isInAddress: true,
    coverage: taken,
    scenarios: [
      scene('active', 'Ativa', 'Active', 'answer look = active'),
      scene('none', 'Sem conexão', 'Not connected', 'answer look = not connected'),
      scene(
        'leaving',
        'A caminho do Google',
        'Leaving',
        'answer look = not connected\nsend calendar-sync / connect\nanswer leave',
      ),
      scene('choosing', 'Escolhendo agendas', 'Choosing calendars', 'answer look = choosing'),
      scene(
        'syncing',
        'Sincronizando',
        'Syncing',
        'answer look = choosing\nsend calendar-sync / choose = the first\nanswer choose',
      ),
      scene('reconnect', 'Precisa reconectar', 'Needs reconnecting', 'answer look = needs reconnecting'),
      scene('permission', 'Falta permissão', 'Lacks permission', 'answer look = may too little'),
      scene('failing', 'Falhando', 'Failing', 'answer look = failing'),
    ],
  },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CalendarSync: Story = {};
