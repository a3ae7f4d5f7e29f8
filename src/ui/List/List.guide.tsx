import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../foundations/guide';
import { List } from './List';

const none: { id: string }[] = [];

export const guide: Guide = {
  anatomy: ['A list with a name', 'Items, each as the caller draws it'],
  keys: {},
  promises: ['A real list: how many it holds is read aloud', 'Ordered only where the order means something'],
  pairs: [
    {
      do: {
        shown: (
          <List
            label="Anexos"
            items={none}
            empty={
              <EmptyState
                level={3}
                kind="nothing yet"
                title="Nenhum anexo ainda"
                description="Guarde aqui laudos, desenhos e notas."
                action={<Button size="s">Anexar arquivo</Button>}
              />
            }
          >
            {() => null}
          </List>
        ),
        because: 'Empty, it says what would be here and offers the first act.',
      },
      dont: {
        shown: (
          <List label="Anexos" items={none}>
            {() => null}
          </List>
        ),
        because:
          'It leaves the person where they are; the bare line is for a list that another part of the page explains.',
      },
    },
  ],
};
