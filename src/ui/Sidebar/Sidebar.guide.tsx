import { FolderKanban, Users, Wallet } from 'lucide-react';
import type { Guide } from '../foundations/guide';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export const guide: Guide = {
  anatomy: ['Product’s mark', 'Places, each with an icon', 'Children, where there is room for words'],
  keys: { 'Ctrl+B, Cmd+B': 'Opens and closes (the app listens)', Escape: 'Closes the drawer' },
  promises: [
    'One navigation landmark',
    'The current page is marked',
    'With icons alone each place keeps its name, and a tooltip shows it',
    'Below 768 px it is a drawer that keeps and returns the focus',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Stack space="s">
            <Inline space="s">
              <Icon icon={FolderKanban} />
              <Text as="span">Projetos</Text>
            </Inline>
            <Inline space="s">
              <Icon icon={Wallet} />
              <Text as="span">Financeiro</Text>
            </Inline>
            <Inline space="s">
              <Icon icon={Users} />
              <Text as="span">Pessoas</Text>
            </Inline>
          </Stack>
        ),
        because: 'Places are nouns, as one would ask a colleague for them; the first letters tell them apart.',
      },
      dont: {
        shown: (
          <Stack space="s">
            <Inline space="s">
              <Icon icon={FolderKanban} />
              <Text as="span">Gerenciar projetos</Text>
            </Inline>
            <Inline space="s">
              <Icon icon={Wallet} />
              <Text as="span">Gerenciar financeiro</Text>
            </Inline>
            <Inline space="s">
              <Icon icon={Users} />
              <Text as="span">Gerenciar pessoas</Text>
            </Inline>
          </Stack>
        ),
        because: 'All begin alike, and in 16rem the word that differs is the one that is cut.',
      },
    },
  ],
};
