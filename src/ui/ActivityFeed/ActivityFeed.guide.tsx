import type { Guide } from '../foundations/guide';
import { ActivityFeed } from './ActivityFeed';

export const guide: Guide = {
  anatomy: ['Day, once', 'Initials on the thread', 'Sentence', 'What changed', 'When'],
  keys: {},
  promises: [
    'An ordered list: a screen reader says how many there are',
    'The sentence names who did it; the initials only help to find them',
  ],
  pairs: [
    {
      do: {
        shown: (
          <ActivityFeed
            label="Atividade"
            items={[{ id: '1', who: 'Helena Prado', what: 'Helena Prado concluiu a etapa “Visita”', when: 'há 5 min' }]}
          />
        ),
        because: 'Who, what and when, as one would tell it.',
      },
      dont: {
        shown: (
          <ActivityFeed
            label="Atividade"
            items={[{ id: '1', who: 'Helena Prado', what: 'step.updated', when: '2026-11-21T12:00:00Z' }]}
          />
        ),
        because: 'A log is for machines.',
      },
    },
  ],
};
