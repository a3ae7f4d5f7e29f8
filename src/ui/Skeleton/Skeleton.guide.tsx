import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import type { Guide } from '../foundations/guide';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export const guide: Guide = {
  anatomy: ['The shape of what is coming'],
  keys: {},
  promises: [
    'Silent: the place around it says that it is busy',
    'Waits 150 ms, so that quick answers do not flicker',
    'Stands still for whoever asks for little motion',
  ],
  pairs: [
    {
      do: {
        shown: (
          <Card>
            <Stack>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </Stack>
          </Card>
        ),
        because: 'As many lines as will come, so that nothing jumps when they do.',
      },
      dont: {
        shown: (
          <Card>
            <Stack>
              <Skeleton shape="block" />
              <Skeleton lines={6} />
            </Stack>
          </Card>
        ),
        because: 'It promises a picture and six lines for a name and two: the page falls together when they come.',
      },
    },
    {
      do: {
        shown: <Button isPending>Salvar</Button>,
        because: 'What the person asked for is told where they asked for it.',
      },
      dont: {
        shown: (
          <Stack space="s">
            <Skeleton lines={3} />
            <Button>Salvar</Button>
          </Stack>
        ),
        because: 'While it is saved, what was typed must stay in sight.',
      },
    },
  ],
};
